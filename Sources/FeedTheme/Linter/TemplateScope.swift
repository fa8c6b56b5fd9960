/// One level of the stack that swift-mustache looks names up in.
enum TemplateScope {
  /// A value with declared variables.
  case variables(TemplateSchema)
  /// A text: `{{.}}` prints it.
  case text
  /// Markup: `{{{.}}}` prints it.
  case markup
  /// A value that no declaration knows; every name may be a variable of it.
  case free
  /// The empty list of an inverted section.
  case emptyList

  /// What `.` stands for; nil where it stands for nothing.
  var currentValue: TemplateMeaning? {
    switch self {
    case .variables(let schema): .object(schema)
    case .text: .text
    case .markup: .markup
    case .free: .free
    case .emptyList: nil
    }
  }

  /// Tells scopes apart, so that a partial is linted once for equal ones.
  var identity: String {
    switch self {
    case .variables(let schema): "\(schema.name):" + schema.variables.map(\.name).joined(separator: ",")
    case .text: "text"
    case .markup: "markup"
    case .free: "free"
    case .emptyList: "empty"
    }
  }
}
