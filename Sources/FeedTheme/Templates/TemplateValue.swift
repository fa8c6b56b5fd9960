import Mustache

/// Text in a template, or nothing: a section of it is shown where there is text.
struct TemplateValue: MustacheCustomRenderable, Sendable {
  static let absent = TemplateValue(renderText: "")

  static func text(_ text: String?) -> TemplateValue { text.map(TemplateValue.init(renderText:)) ?? absent }

  let renderText: String

  var isNull: Bool { renderText.isEmpty }
}
