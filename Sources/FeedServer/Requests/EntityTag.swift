/// What tells one state of a representation from another (RFC 9110 section 8.8.3).
package struct EntityTag: Hashable, Sendable {
  /// The text between the quotes.
  package let value: String
  /// Whether states with the same tag may differ in bytes; ours never do.
  package let isWeak: Bool

  /// Creates a tag.
  package init(_ value: String, isWeak: Bool = false) {
    self.value = value
    self.isWeak = isWeak
  }

  /// The tag as fields have it.
  package var text: String { "\(isWeak ? "W/" : "")\"\(value)\"" }

  /// Whether two tags stand for the same bytes (section 8.8.3.2).
  package func isStronglyEqual(to other: EntityTag) -> Bool { !isWeak && !other.isWeak && value == other.value }

  /// Reads a list of tags; nil where it is malformed.
  package static func list(_ field: String) -> [EntityTag]? {
    var tags: [EntityTag] = []
    var rest = Substring(field)
    while true {
      rest = rest.drop { $0 == " " || $0 == "\t" || $0 == "," }
      guard !rest.isEmpty else { return tags.isEmpty ? nil : tags }
      let isWeak = rest.hasPrefix("W/")
      if isWeak { rest = rest.dropFirst(2) }
      guard rest.first == "\"" else { return nil }
      rest = rest.dropFirst()
      guard let end = rest.firstIndex(of: "\"") else { return nil }
      tags.append(EntityTag(String(rest[..<end]), isWeak: isWeak))
      rest = rest[rest.index(after: end)...]
      guard rest.isEmpty || [" ", "\t", ","].contains(rest.first) else { return nil }
    }
  }
}
