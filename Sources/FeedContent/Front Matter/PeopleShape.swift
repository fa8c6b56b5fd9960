import FeedModel
import FeedYAML

/// The shapes in which other generators write people.
enum PeopleShape {
  /// What a person's name may be called in a mapping, behind `name`.
  private static let names = [
    "display-name", "full-name", "nick", "username", "login", "id", "title", "twitter", "github",
  ]

  /// The people as names, mappings with `name`, or a list of these; nil where they are so already.
  static func translated(_ value: LocatedValue) -> LocatedValue? {
    switch value.shape {
    case .nothing: return nil
    case .text(let text, let style): return people(in: text, style, at: value)
    case .list(let values):
      let people = values.map { person($0) }
      return people.contains { $0 != nil }
        ? LocatedValue(shape: .list(zip(values, people).map { $1 ?? $0 }), location: value.location) : nil
    case .fields(let fields):
      if let person = person(value) { return person }
      guard fields["name"] == nil, fields["url"] == nil, !fields.fields.isEmpty else { return nil }
      // A mapping of each person's id to whatever there is to say of them.
      let isKeyed = fields.fields.allSatisfy { if case .text = $0.value.shape { false } else { true } }
      guard isKeyed else { return nil }
      let people = fields.fields.map { LocatedValue(shape: .text($0.key, .quoted), location: $0.location) }
      return LocatedValue(shape: .list(people), location: value.location)
    }
  }

  /// `true` and `false` name nobody; a text without quotes may name several between semicolons.
  private static func people(in text: String, _ style: ScalarStyle, at value: LocatedValue) -> LocatedValue? {
    if style != .quoted, ["true", "false"].contains(text.lowercased()) { return .nothing(at: value.location) }
    guard style == .plain, text.contains(";") else { return nil }
    let names = text.split(separator: ";").map { String($0).trimmingWhitespace }.filter { !$0.isEmpty }
    return LocatedValue(
      shape: .list(names.map { LocatedValue(shape: .text($0, .quoted), location: value.location) }),
      location: value.location)
  }

  /// A mapping that has the name under another key; nil for anything else.
  private static func person(_ value: LocatedValue) -> LocatedValue? {
    guard case .fields(let fields) = value.shape, fields["name"] == nil,
      let other = names.lazy.compactMap({ fields[$0] }).first(where: { $0.value.text != nil })
    else { return nil }
    let renamed = fields.fields.map { $0.name == other.name ? $0.renamed("name") : $0 }
    return LocatedValue(
      shape: .fields(LocatedFields(fields: renamed, location: fields.location)), location: value.location)
  }
}
