/// A tag that includes another template: `{{>partial/tags}}`.
struct TemplatePartial: Hashable {
  /// The name of the other template.
  let name: String
  /// Where the name stands.
  let place: TemplatePlace
}
