/// What a name in a tag stands for.
enum TemplateMeaning {
  /// Text that `{{name}}` escapes.
  case text
  /// Markup for `{{{name}}}`.
  case markup
  /// A condition.
  case flag
  /// The number that `count(list)` yields.
  case number
  /// A value with variables of its own.
  case object(TemplateSchema)
  /// A list of values with variables of their own.
  case list(TemplateSchema)
  /// A list of texts.
  case texts
  /// A value that no declaration knows.
  case free
  /// All strings of the theme.
  case strings
  /// One string of the theme.
  case string

  /// What a declared variable stands for.
  init(_ type: TemplateSchema.VariableType) {
    self =
      switch type {
      case .text: .text
      case .markup: .markup
      case .flag: .flag
      case .object(let schema): .object(schema())
      case .list(let schema): .list(schema())
      case .texts: .texts
      case .free, .settings: .free
      case .strings: .strings
      }
  }

  /// What it is, for messages.
  var words: String {
    switch self {
    case .text: "text"
    case .markup: "markup"
    case .flag: "a condition"
    case .number: "a number"
    case .object: "a value with variables of its own"
    case .list: "a list"
    case .texts: "a list of texts"
    case .free: "a free value"
    case .strings: "the collection of the theme's strings"
    case .string: "a string of the theme"
    }
  }

  /// Whether it is a list, or could be one.
  var canBeList: Bool {
    switch self {
    case .list, .texts, .free: true
    default: false
    }
  }
}
