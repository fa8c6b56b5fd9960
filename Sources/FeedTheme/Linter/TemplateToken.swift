/// What the scanner finds in a template.
enum TemplateToken: Hashable {
  /// A tag with a variable or a section.
  case tag(TemplateTag)
  /// A tag that includes another template.
  case partial(TemplatePartial)
}
