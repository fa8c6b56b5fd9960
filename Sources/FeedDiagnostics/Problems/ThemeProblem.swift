/// What can be wrong with a theme.
public enum ThemeProblem: ProblemKind {
  /// No theme of that name is in the folders that were searched.
  case unknownTheme(String, searched: [String], available: [String])
  case missingTemplate(String)
  /// The template's text is not Mustache.
  case syntax(String)
  /// A tag names a variable that the operators do not declare here.
  case unknownVariable(String, template: String, suggestion: String?, known: [String])
  /// A variable is used in a way that its type does not allow.
  case wrongUse(variable: String, isA: String, use: String)
  case unknownPartial(String, suggestion: String?)
  /// A string that the theme needs is in no language.
  case missingString(String)
  case missingMeasure(String)
  case invalidSettings(String)
  /// The theme is written for an interface of themes that this feedsite does not have.
  case unknownInterface(Int, known: Int)
  case invalidStrings(String)
  /// The site sets something that the theme does not declare.
  case unknownSetting(String, suggestion: String?, known: [String])
  /// The site chooses a typeface that the theme does not have.
  case unknownFont(String, suggestion: String?, known: [String])
  /// A colour of the site's own is hard to tell from another; `ratio` is what WCAG 2.2 calls the contrast ratio.
  case faintColor(key: String, color: String, ratio: String, needed: Int, other: String, scheme: String)
  /// The theme has no strings in the language of the site and shows those of another.
  case untranslated(String, fallback: String)
  /// A file of the theme cannot be read; `reason` is the system's.
  case unreadable(reason: String)

  package var traits: (code: String, severity: Severity) {
    switch self {
    case .unknownTheme: ("unknown-theme", .error)
    case .missingTemplate: ("missing-template", .error)
    case .syntax: ("template-syntax", .error)
    case .unknownVariable: ("unknown-variable", .error)
    case .wrongUse: ("wrong-variable-use", .error)
    case .unknownPartial: ("unknown-partial", .error)
    case .missingString: ("missing-string", .error)
    case .missingMeasure: ("missing-measure", .error)
    case .invalidSettings: ("invalid-theme-settings", .error)
    case .unknownInterface: ("unknown-theme-interface", .error)
    case .invalidStrings: ("invalid-theme-strings", .error)
    case .unknownSetting: ("unknown-theme-setting", .error)
    // A theme without typefaces looks as it does.
    case .unknownFont(_, _, []): ("unknown-font", .warning)
    case .unknownFont: ("unknown-font", .error)
    case .faintColor: ("faint-color", .warning)
    case .untranslated: ("untranslated-theme", .warning)
    case .unreadable: ("unreadable-theme-file", .error)
    }
  }

  package var words: String {
    switch self {
    case .unknownTheme(let name, let searched, let available):
      "there is no theme \(Self.quoted(name)) in \(Self.list(searched)); "
        + Suggestion.question(
          Suggestion.nearest(to: name, among: available),
          else: available.isEmpty ? "put its folder there" : "use \(Self.list(available))")
    case .missingTemplate(let name):
      "the theme has no template \"\(name)\"; add \(name).mustache"
    case .syntax(let reason):
      "the template is not Mustache: \(reason)"
    case .unknownVariable(let name, let template, let suggestion, let known):
      "\"\(name)\" is not a variable of \(template); "
        + Suggestion.question(suggestion, else: known.isEmpty ? "there are none" : "known here are \(Self.few(known))")
    case .wrongUse(let variable, let isA, let use):
      "\"\(variable)\" is \(isA); \(use)"
    case .unknownPartial(let name, let suggestion):
      "there is no template \"\(name)\"" + (suggestion.map { "; did you mean \"\($0)\"?" } ?? "; add \(name).mustache")
    case .missingString(let key):
      "no language of the theme has the string \"\(key)\"; add it to strings/en.yml"
    case .missingMeasure(let key):
      "the metrics of the theme lack \"\(key)\"; add a line \"\(key): ...\", as in metrics.yml of the theme wall"
    case .invalidSettings(let reason):
      "the theme's settings are invalid: \(reason)"
    case .unknownInterface(let stated, let known):
      "the theme is written for interface \(stated), and this feedsite has interface \(known); "
        + "use a newer feedsite, or a version of the theme for interface \(known)"
    case .invalidStrings(let reason):
      "the theme's strings are invalid: \(reason)"
    case .unknownSetting(let key, let suggestion, let known):
      "the theme has no setting \(Self.quoted(key)); "
        + Suggestion.question(suggestion, else: known.isEmpty ? "it has none at all" : "it has \(Self.few(known))")
    case .unknownFont(let name, let suggestion, let known):
      "the theme has no typeface \(Self.quoted(name)); "
        + Suggestion.question(
          suggestion,
          else: known.isEmpty ? "leave \"font\" out, for it has none to choose from" : "it has \(Self.few(known))")
    case .faintColor(let key, let color, let ratio, let needed, let other, let scheme):
      "the \(key) \(color) has a contrast of \(ratio) to \(other) where it is \(scheme), and \(needed) are needed"
        + " (WCAG 2.2); choose another one, or one each for light and dark"
    case .untranslated(let language, let fallback):
      "the theme has no strings in the language \(Self.quoted(language)), so those in \(Self.quoted(fallback)) are shown"
        + "; translate them in theme/strings/\(language).yml of the content folder"
    case .unreadable(let reason):
      "it cannot be read: \(reason)"
    }
  }
}
