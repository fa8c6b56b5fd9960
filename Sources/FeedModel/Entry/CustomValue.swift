/// The value of a field that `site.yml` declares.
public struct CustomValue: Hashable, Sendable {
  /// The declared field.
  public let field: KindDeclaration.Field
  /// Its value.
  public let value: Value

  /// Creates a value.
  public init(field: KindDeclaration.Field, value: Value) {
    self.field = field
    self.value = value
  }

  /// What a declared field can hold.
  public enum Value: Hashable, Sendable {
    /// Plain text.
    case text(String)
    /// A number as it is written, in decimal notation.
    case number(String)
    /// A day or a moment.
    case date(FeedDate)
    /// An absolute address.
    case url(String)
    /// Yes or no.
    case flag(Bool)
    /// Several texts.
    case list([String])
    /// An image.
    case image(Photo)
    /// A person.
    case person(PersonReference)
    /// Another entry.
    case entry(EntryReference)

    /// The image that it is.
    package var image: Photo? { if case .image(let photo) = self { photo } else { nil } }

    /// The person, if it is one.
    var person: PersonReference? { if case .person(let person) = self { person } else { nil } }
  }
}
