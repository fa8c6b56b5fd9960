/// An attribute of an element in a template.
struct TemplateAttribute: Hashable {
  /// The name in lower case.
  let name: String
  /// The value as it is written, tags of the template among it; empty where there is none.
  let value: String
  /// Where the name stands.
  let place: TemplatePlace
  /// Where the value stands, or the name where there is none.
  let valuePlace: TemplatePlace
}
