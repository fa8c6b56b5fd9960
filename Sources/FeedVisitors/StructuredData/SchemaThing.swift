package import FeedMarkup

/// A thing with its properties in the vocabulary of schema.org.
///
/// Unknown properties are never set, so that nothing is stated without knowledge.
package struct SchemaThing: Sendable {
  /// A property, for example `datePublished`, with its value.
  package typealias Property = (name: String, value: JSONContent)

  /// The type, for example `MusicRecording`.
  package let type: String
  /// What the JSON of the thing holds: its type, then the properties.
  private var members: [Property]

  /// Creates a thing with only a type.
  package init(_ type: String) {
    self.type = type
    members = [("@type", .text(type))]
  }

  /// The properties in the order in which they were set.
  package var properties: ArraySlice<Property> { members.dropFirst() }

  package var json: JSONContent { .object(members) }

  /// Sets a text; nothing where it is missing or blank.
  package mutating func set(_ name: String, _ text: String?) {
    if let text = text?.nonEmpty { members.append((name, .text(text))) }
  }

  /// Sets several texts; nothing where there are none.
  package mutating func set(_ name: String, _ texts: [String]) {
    if !texts.isEmpty { members.append((name, .array(texts.map(JSONContent.text)))) }
  }

  /// Sets a whole number.
  package mutating func set(_ name: String, _ number: Int?) {
    if let number { members.append((name, .literal("\(number)"))) }
  }

  /// Sets a number; nothing where JSON cannot hold it.
  package mutating func set(_ name: String, _ number: Double) {
    if number.isFinite { members.append((name, .literal("\(number)"))) }
  }

  /// Sets another thing.
  package mutating func set(_ name: String, _ thing: SchemaThing?) {
    if let thing { members.append((name, thing.json)) }
  }

  /// Sets several things: one is alone, none are left out.
  package mutating func set(_ name: String, _ things: [SchemaThing]) {
    if things.count == 1 { set(name, things[0]) } else { set(name, listing: things) }
  }

  /// Sets a list, which stays one with a single item.
  package mutating func set(_ name: String, listing things: [SchemaThing]) {
    if !things.isEmpty { members.append((name, .array(things.map(\.json)))) }
  }

  /// Adds properties, none of which the thing may have yet.
  mutating func add(_ properties: some Sequence<Property>) { members += properties }
}

/// What a page tells search engines about its things, as JSON-LD 1.1 in the vocabulary of schema.org.
package struct StructuredData: Sendable {
  /// The things of the page, what it is about first.
  package let things: [SchemaThing]

  package init(_ things: [SchemaThing]) {
    self.things = things
  }

  /// The JSON as it may be in a `script` element, where no text can end the element.
  package var json: MarkupBuffer {
    var writer = JSONWriter(for: .script)
    writer.object { document in
      document.member("@context", "https://schema.org")
      document.member("@graph", .array(things.map(\.json)))
    }
    return writer.written
  }

  package func write(to buffer: inout MarkupBuffer) {
    buffer.append("<script type=\"application/ld+json\">")
    buffer.append(json)
    buffer.append("</script>")
  }
}
