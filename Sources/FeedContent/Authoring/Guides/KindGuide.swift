import FeedModel

/// The documentation of the fields of one kind, for writers.
///
/// The decoders read the fields; a test compares the fields that they read with those listed here.
struct KindGuide: Sendable {
  /// What the file is about, in a word: the kind, or `page`.
  let name: String
  /// The fields of the kind's own, in the order in which a new file holds them.
  private(set) var fields: [FieldGuide]
  /// The keys of all kinds that make no sense here.
  var pointless: Set<String> = []
  /// What the body of a new file says; a template, like the values of fields.
  var body = ""
  /// Whether entries are so many and so short that their files are named by date.
  var isNamedByDate = false

  /// The fields that the kind shares with all others, without those that it has a meaning of its own for.
  var sharedFields: [FieldGuide] {
    let own = Set(fields.flatMap(\.names))
    return FieldGuide.shared.filter { !own.contains($0.key) && !pointless.contains($0.key) }
  }

  /// Whether something in a new file has to be replaced before it is published.
  var hasPlaceholders: Bool { fields.contains { $0.use == .placeholder } }

  func resolved(hasAuthor: Bool) -> KindGuide {
    held { $0.use == .optionalBesideAuthor ? (hasAuthor ? .optional : .placeholder) : $0.use }
  }

  /// The guide for a new file that was asked for by a field of the kind, such as `video`: it holds that field instead
  /// of those that it would need otherwise.
  func led(by name: String) -> KindGuide {
    guard fields.contains(where: { $0.key == name && $0.use == .optional }) else { return self }
    return held { $0.key == name ? .placeholder : $0.use == .placeholder ? .optional : $0.use }
  }

  /// The guide for a bookmark whose page is named by its address in place of a title, so that nothing is left to replace.
  func bookmarking() -> KindGuide {
    var guide = self
    guide.fields = fields.map { field in
      switch field.key {
      case "title": FieldGuide("title", field.words, "Tide tables")
      case "url":
        FieldGuide("url", also: field.otherNames, field.words, "{{title}}", use: .filled, fallback: field.fallback)
      default: field
      }
    }
    return guide
  }

  /// The guide for a new file that holds the fields otherwise.
  private func held(_ use: (FieldGuide) -> FieldGuide.Use) -> KindGuide {
    var guide = self
    for place in guide.fields.indices { guide.fields[place].use = use(guide.fields[place]) }
    return guide
  }

  /// The guide of a kind that feedsite brings or that the site declares, or of pages outside the feed; nil for any other.
  static func guide(for kind: Kind, declarations: [KindDeclaration]) -> KindGuide? {
    kind.name == page.name ? page : KindDecoders(declarations: declarations).decoder(of: kind)?.guide
  }

  static let page = KindGuide(
    name: "page",
    fields: [
      .title,
      FieldGuide(
        "order", also: ["weight", "nav-order"], "Its place among the pages beside it, lowest first.", "3"),
      FieldGuide("unlisted", "Whether only links lead here: it is then in no search and no sitemap.", "true"),
    ],
    pointless: [
      "tags", "authors", "license", "guid", "pinned", "size", "share", "syndication", "in-reply-to",
      "like-of", "repost-of",
    ])
}

extension KindGuide {
  init(declaration: KindDeclaration) {
    self.init(
      name: declaration.kind.name, fields: [.optionalTitle] + declaration.fields.map(FieldGuide.init(declared:)))
  }
}

extension FieldGuide {
  fileprivate init(declared field: KindDeclaration.Field) {
    let (words, example) = Self.sample(of: field.type)
    self.init(
      field.key, "\(field.label): \(words).", example, use: field.isRequired ? .placeholder : .optional)
  }

  private static func sample(of type: KindDeclaration.FieldType) -> (words: String, example: String) {
    switch type {
    case .text: ("text", "Some words")
    case .number: ("a number", "1")
    case .date: ("a day, or a moment", "2030-04-09")
    case .url: ("an address", "https://example.org/")
    case .flag: ("true or false", "false")
    case .list: ("several texts", "[one, another]")
    case .image: ("a picture, by the path of its file or its address", "https://example.org/picture.jpg")
    case .person: ("a person, by the name of the file in people/ or by name", "Somebody")
    // Nothing else is sure to be there.
    case .entry: ("an entry, by the path of its file", "{{path}}")
    }
  }
}
