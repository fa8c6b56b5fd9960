package import FeedDiagnostics

/// A YAML value with its place; an alias is replaced by its anchor's value, with the place of that.
package struct LocatedValue: Sendable {
  /// What the value is; what YAML calls null is ``Shape/nothing``.
  package enum Shape: Sendable {
    /// A key without a value, or `null`.
    case nothing
    /// A scalar as it is written.
    case text(String, ScalarStyle)
    case list([LocatedValue])
    /// A mapping; indirect, so that scalars, which most values are, do not take its room.
    indirect case fields(LocatedFields)
  }

  package let shape: Shape
  package let location: SourceLocation

  package init(shape: Shape, location: SourceLocation) {
    self.shape = shape
    self.location = location
  }

  package var text: String? {
    guard case .text(let text, _) = shape else { return nil }
    return text
  }
}

/// How a scalar is written, which decides what it can mean.
package enum ScalarStyle: Sendable {
  /// Without quotes, so that `true` means yes.
  case plain
  /// Without quotes, after the tag `!!str`.
  case tagged
  /// In quotes, or as a block of lines.
  case quoted
}

/// The keys of a YAML mapping with their values and places, in the order of the file.
package struct LocatedFields: Sendable {
  package struct Field: Sendable {
    /// The key as it is written.
    package let key: String
    /// The key as it is compared.
    package let name: String
    package let location: SourceLocation
    package let value: LocatedValue

    package init(key: String, name: String, location: SourceLocation, value: LocatedValue) {
      self.key = key
      self.name = name
      self.location = location
      self.value = value
    }
  }

  /// A key that is in the mapping more than once; its last value counts, where that is allowed.
  package struct Repetition: Hashable, Sendable {
    package let key: String
    package let first: SourceLocation
    package let last: SourceLocation

    /// Creates a repetition, with the places of the first and the last of the keys.
    package init(key: String, first: SourceLocation, last: SourceLocation) {
      self.key = key
      self.first = first
      self.last = last
    }
  }

  package let fields: [Field]
  package let location: SourceLocation
  /// The keys that stand more than once, where ``YAMLParser/RepeatedKeys/lastCounts``.
  package let repetitions: [Repetition]

  /// Creates the fields of a mapping, which must have different names.
  package init(fields: [Field], location: SourceLocation, repetitions: [Repetition] = []) {
    self.fields = fields
    self.location = location
    self.repetitions = repetitions
  }

  package static func empty(at location: SourceLocation) -> LocatedFields {
    LocatedFields(fields: [], location: location)
  }

  /// The field of a name, which is a key as it is compared.
  package subscript(name: String) -> Field? {
    // By number, since going through the fields themselves would copy each of them.
    fields.indices.first { fields[$0].name == name }.map { fields[$0] }
  }
}
