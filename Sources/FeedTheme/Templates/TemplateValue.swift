import Mustache

/// Text in a template, or nothing: a section of it is shown where there is text.
///
/// It is a parent without children, so that a look-up from within a section of it goes straight to the next scope.
struct TemplateValue: MustacheCustomRenderable, MustacheParent, Sendable {
  static let absent = TemplateValue(renderText: "")

  static func text(_ text: String?) -> TemplateValue { text.map(TemplateValue.init(renderText:)) ?? absent }

  let renderText: String

  var isNull: Bool { renderText.isEmpty }

  func child(named name: String) -> Any? { nil }
}
