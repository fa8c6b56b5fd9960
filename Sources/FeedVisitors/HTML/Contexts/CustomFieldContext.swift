package import FeedTheme

/// One field of a kind that the site declares.
package struct CustomFieldContext: TemplateContext {
  let key: String
  let label: String
  let text: String?
  let url: String?
  let date: DateContext?
  let image: ImageContext?
  let isYes: Bool
  let items: [String]

  package static let fields = TemplateFields<Self>(
    "a declared field",
    .text("key", "The key in the front matter, for class names.") { $0.key },
    .text("label", "What it is called.") { $0.label },
    .text("text", "The value as text; a list has items instead.") { $0.text },
    .text("url", "Where the value leads.") { $0.url },
    .object("date", "The value as a date.") { $0.date },
    .object("image", "The value as an image.") { $0.image },
    .flag("isYes", "Whether the value is yes.") { $0.isYes },
    .texts("items", "The values of a list.") { $0.items })
}
