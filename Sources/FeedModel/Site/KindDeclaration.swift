public import FeedDiagnostics

/// A kind that the site's owner declares in `site.yml`.
public struct KindDeclaration: Hashable, Sendable {
  /// Name and plural.
  public let kind: Kind
  /// The word for one entry, as on its card.
  public var label: String
  /// The title of their wall; nil for the plural of ``kind``, capitalised.
  public var title: String?
  /// The size of its cards; nil where it is computed.
  public let size: SizeOverride?
  /// The colour of its cards as `#rrggbb`.
  public let accent: String?
  /// Where the colour is stated.
  public let accentLocation: SourceLocation?
  /// The fields in the order in which they are shown.
  public var fields: [Field]

  /// Creates a declaration.
  public init(
    kind: Kind, label: String, title: String? = nil, size: SizeOverride? = nil, accent: String? = nil,
    accentLocation: SourceLocation? = nil, fields: [Field] = []
  ) {
    self.kind = kind
    self.label = label
    self.title = title
    self.size = size
    self.accent = accent
    self.accentLocation = accentLocation
    self.fields = fields
  }

  /// A declared field.
  public struct Field: Hashable, Sendable {
    /// The key in the front matter.
    public let key: String
    /// Its label on a card.
    public var label: String
    /// What it holds.
    public let type: FieldType
    /// Whether every entry of the kind must have it.
    public let isRequired: Bool

    /// Creates a field.
    public init(key: String, label: String, type: FieldType, isRequired: Bool = false) {
      self.key = key
      self.label = label
      self.type = type
      self.isRequired = isRequired
    }
  }

  /// What a declared field can hold.
  public enum FieldType: String, CaseIterable, Sendable {
    case text, number, date, url, flag, list, image, person, entry
  }
}

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
    case text(String)
    /// A number as it is written, in decimal notation.
    case number(String)
    /// A day or a moment.
    case date(FeedDate)
    /// An absolute address.
    case url(String)
    case flag(Bool)
    case list([String])
    case image(Photo)
    case person(PersonReference)
    case entry(EntryReference)

    package var image: Photo? { if case .image(let photo) = self { photo } else { nil } }

    var person: PersonReference? { if case .person(let person) = self { person } else { nil } }
  }
}
