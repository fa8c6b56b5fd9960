package import FeedModel
package import FeedTheme

extension CustomFeedViewObject: TemplateKind {
  package static let fields = KindContext<Self>.fields(
    "an entry of a declared kind",
    .text("label", "What the kind is called.") { $0.object.declaration.label },
    .list("customFields", "The values of the declared fields.") { $0.customFields },
    .free("values", "The values of the declared fields as text, by key.") { context in
      let separator = context.wording.text(.listSeparator)
      let values = context.customFields.map {
        ($0.field.key, FreeValue.text($0.text ?? $0.items.joined(separator: separator)))
      }
      return FreeValue.fields(Dictionary(values) { _, last in last })
    })
}

extension KindContext<CustomFeedViewObject> {
  fileprivate var customFields: [CustomFieldContext] {
    object.values.map { CustomFieldContext(field: $0.field, value: $0.value, environment: environment) }
  }
}

/// One field of a kind that the site declares: a list has items, and every other value has a text.
struct CustomFieldContext: TemplateContext {
  let field: KindDeclaration.Field
  let value: CustomValue.Value
  let environment: HTMLEnvironment

  static let fields = TemplateFields<Self>(
    "a declared field",
    .text("key", "The key in the front matter, for class names.") { $0.field.key },
    .text("label", "What it is called.") { $0.field.label },
    .text("text", "The value as text; a list has items instead.") { $0.text },
    .text("url", "Where the value leads.") { $0.url },
    .object("date", "The value as a date.") { field in
      if case .date(let date) = field.value { DateContext(date, in: field.environment) } else { nil }
    },
    .object("image", "The value as an image.") { field in
      if case .image(let photo) = field.value { ImageContext(photo, in: field.environment) } else { nil }
    },
    .flag("isYes", "Whether the value is yes.") { if case .flag(true) = $0.value { true } else { false } },
    .texts("items", "The values of a list.") { $0.items })

  var text: String? {
    switch value {
    case .text(let text), .number(let text): text
    case .date(let date): environment.wording.text(of: date)
    case .url(let url): NamedLinkContext(url: url).name
    case .flag(let flag): environment.wording.text(flag ? .yes : .no)
    case .list: nil
    case .image(let photo): photo.alt
    case .person(let person): person.name
    case .entry(let entry): entry.title
    }
  }

  var items: [String] {
    if case .list(let texts) = value { texts } else { [] }
  }

  private var url: String? {
    switch value {
    case .url(let url): url
    case .person(let person): environment.resolver.path(to: person)
    case .entry(let entry): entry.route.map { environment.resolver.path(to: $0) }
    case .text, .number, .date, .flag, .list, .image: nil
    }
  }
}
