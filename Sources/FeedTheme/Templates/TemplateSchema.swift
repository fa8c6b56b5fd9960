/// The variables that a template may use, whatever the type of the value that has them.
package struct TemplateSchema: Sendable {
  /// What the schema describes, for messages, for example `a song`.
  package let name: String
  /// The variables in the order of their declaration.
  package let variables: [Variable]
  /// Finds what the names in a template of a name stand for; nil where there is none of the name.
  let bind: @Sendable (_ template: String, inout TemplateBinder) -> (any Sendable)?

  /// One variable.
  package struct Variable: Sendable {
    /// The name in a tag.
    package let name: String
    /// What it holds.
    package let type: VariableType
    /// What it means, in a sentence for the theme guide.
    package let meaning: String
  }

  /// What a variable holds.
  package enum VariableType: Sendable {
    /// Text, which `{{name}}` escapes; as a section it is shown where the text is not empty.
    case text
    /// Markup that is safe already and stands in `{{{name}}}`.
    case markup
    /// A section that is shown or not: `{{#name}}…{{/name}}`.
    case flag
    /// A section with variables of its own, shown where the value is there.
    case object(@Sendable () -> TemplateSchema)
    /// A section that is repeated with variables of its own.
    case list(@Sendable () -> TemplateSchema)
    /// A section that is repeated with `{{.}}` as its text.
    case texts
    /// Keys that no schema knows.
    case free
    /// The theme's settings, whose keys stand in `theme.yml`.
    case settings
    /// The theme's strings, whose keys stand in `strings/en.yml`.
    case strings
  }
}

extension TemplateFields {
  /// The declared variables, for those who do not need the type.
  package var schema: TemplateSchema { variables.schema { name, binder in binder.bind(name, for: self) } }
}

extension TemplateVariables {
  fileprivate func schema(
    _ bind: @escaping @Sendable (String, inout TemplateBinder) -> (any Sendable)? = { _, _ in nil }
  ) -> TemplateSchema {
    TemplateSchema(
      name: name, variables: all.map { .init(name: $0.name, type: $0.value.type, meaning: $0.meaning) }, bind: bind)
  }
}

extension TemplateValue {
  fileprivate var type: TemplateSchema.VariableType {
    switch self {
    case .text, .number, .string: .text
    case .markup: .markup
    case .flag: .flag
    case .object(let section): .object { section.variables().schema() }
    case .list(let section): .list { section.variables().schema() }
    case .texts: .texts
    case .free: .free
    case .settings: .settings
    case .strings: .strings
    }
  }
}
