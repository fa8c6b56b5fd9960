import FeedTheme

/// A person with a name.
struct SamplePerson: TemplateContext {
  var name: String
  var title: String?

  static let fields = TemplateFields<Self>(
    "a person",
    .text("name", "The name.") { $0.name },
    .text("nickname", "Another name.") { $0.title })
}
