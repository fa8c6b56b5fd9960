import FeedModel

extension CustomFieldContext {
  /// The value of a declared field; whatever it holds, it has a text, but for a list, which has items.
  init(_ value: CustomValue, in environment: HTMLEnvironment) {
    let wording = environment.wording
    let resolver = environment.resolver
    let field = value.field
    switch value.value {
    case .text(let text), .number(let text):
      self.init(field, text: text)
    case .date(let date):
      self.init(field, text: wording.text(of: date), date: DateContext(date, wording: wording))
    case .url(let url):
      self.init(field, text: NamedLinkContext(url: url).name, url: url)
    case .flag(let flag):
      self.init(field, text: wording.text(flag ? .yes : .no), isYes: flag)
    case .list(let texts):
      self.init(field, text: nil, items: texts)
    case .image(let photo):
      self.init(field, text: photo.alt, image: ImageContext(photo, resolver: resolver))
    case .person(let person):
      self.init(field, text: person.name, url: resolver.path(to: person))
    case .entry(let entry):
      self.init(field, text: entry.title, url: entry.route.map { resolver.path(to: $0) })
    }
  }

  private init(
    _ field: KindDeclaration.Field, text: String?, url: String? = nil, date: DateContext? = nil,
    image: ImageContext? = nil, isYes: Bool = false, items: [String] = []
  ) {
    self.init(
      key: field.key, label: field.label, text: text, url: url, date: date, image: image, isYes: isYes, items: items)
  }
}
