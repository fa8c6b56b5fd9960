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
      document.array("@graph") { graph in
        for thing in things { graph.object { Self.write(thing, to: &$0) } }
      }
    }
    return writer.written
  }

  /// Writes the JSON in its `script` element.
  package func write(to buffer: inout MarkupBuffer) {
    buffer.append("<script type=\"application/ld+json\">")
    buffer.append(json)
    buffer.append("</script>")
  }

  private static func write(_ thing: SchemaThing, to object: inout JSONObjectWriter) {
    object.member("@type", thing.type.description)
    for property in thing.properties {
      switch property.value {
      case .text(let text): object.member(property.name, text)
      case .texts(let texts): object.member(property.name, texts)
      case .integer(let number): object.member(property.name, number)
      case .decimal(let number): object.member(property.name, number)
      case .thing(let thing): object.object(property.name) { write(thing, to: &$0) }
      case .things(let things):
        object.array(property.name) { array in
          for thing in things { array.object { write(thing, to: &$0) } }
        }
      }
    }
  }
}
