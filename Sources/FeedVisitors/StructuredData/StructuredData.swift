package import FeedMarkup

/// What a page tells search engines about its things, as JSON-LD 1.1 in the vocabulary of schema.org.
package struct StructuredData: Sendable {
  /// The things of the page, what it is about first.
  package let things: [SchemaThing]

  /// Takes the things of a page.
  package init(_ things: [SchemaThing]) {
    self.things = things
  }

  /// The JSON as it may stand in a `script` element, where no text can end the element.
  package var json: MarkupBuffer {
    var writer = JSONWriter(for: .script)
    writer.object { document in
      document.member("@context", "https://schema.org")
      document.member("@graph", .array(things.map(\.json)))
    }
    return writer.written
  }

  /// Writes the JSON in its `script` element.
  package func write(to buffer: inout MarkupBuffer) {
    buffer.append("<script type=\"application/ld+json\">")
    buffer.append(json)
    buffer.append("</script>")
  }
}
