/// A template as a tree; text and comments are left out.
indirect enum TemplateNode {
  /// A variable that is printed.
  case variable(TemplateTag)
  /// A section, inverted or not, with what stands in it.
  case section(TemplateTag, [TemplateNode])
  /// Another template.
  case partial(TemplatePartial)
}
