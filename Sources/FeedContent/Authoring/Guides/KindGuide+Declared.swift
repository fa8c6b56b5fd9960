import FeedModel

extension KindGuide {
  /// The guide of a kind that a site declares.
  init(declaration: KindDeclaration) {
    self.init(declaration.kind.name, fields: [.title] + declaration.fields.map(FieldGuide.init(declared:)))
  }
}

extension FieldGuide {
  /// What there is to tell of a declared field.
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
