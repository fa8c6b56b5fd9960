/// The variables that a template may use, by name: what the linter holds templates against.
package struct TemplateSchema: Sendable {
  /// What the schema describes, for messages, for example `a song`.
  package let name: String
  /// The variables in the order of their declaration.
  package let variables: [Variable]

  /// Creates a schema; of two variables with one name the last counts.
  package init(name: String, variables: [Variable]) {
    self.name = name
    self.variables = variables
  }

  /// The variable of a name.
  package func variable(named name: String) -> Variable? { variables.last { $0.name == name } }

  /// The same variables where the keys of the theme's settings are known.
  func declaring(settings keys: [String]) -> TemplateSchema {
    let settings = TemplateSchema(
      name: "the theme's settings",
      variables: keys.sorted().map { Variable(name: $0, type: .free, meaning: "A setting of the theme.") })
    return TemplateSchema(
      name: name,
      variables: variables.map { variable in
        guard case .settings = variable.type else { return variable }
        return Variable(name: variable.name, type: .object { settings }, meaning: variable.meaning)
      })
  }

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
    /// The theme's settings; the linter knows their keys from `theme.yml`.
    case settings
    /// The theme's strings; the linter knows their keys from `strings/en.yml`.
    case strings
  }
}
