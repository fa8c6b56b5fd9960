/// One tag of a template.
struct TemplateTag: Hashable {
  /// What a tag does.
  enum Kind: Hashable {
    /// `{{name}}`
    case variable
    /// `{{{name}}}` and `{{&name}}`
    case unescaped
    /// `{{#name}}`
    case section
    /// `{{^name}}`
    case inverted
    /// `{{/name}}`
    case close
  }

  let kind: Kind
  let name: TemplateName
  /// Where its first brace stands.
  let place: TemplatePlace

  /// The tag as messages show it.
  var text: String {
    switch kind {
    case .variable: "{{\(name.text)}}"
    case .unescaped: "{{{\(name.text)}}}"
    case .section: "{{#\(name.text)}}"
    case .inverted: "{{^\(name.text)}}"
    case .close: "{{/\(name.text)}}"
    }
  }
}
