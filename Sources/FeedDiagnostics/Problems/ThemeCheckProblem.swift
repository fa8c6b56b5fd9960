/// What `feedsite theme check` finds in a theme that a build would accept.
public enum ThemeCheckProblem: ProblemKind {
  /// A template that nothing includes and feedsite does not ask for.
  case unusedTemplate(String, suggestion: String?)
  /// A string that no template prints and feedsite does not ask for.
  case unusedString(String)
  /// Strings that a language of the theme lacks.
  case missingTranslations(language: String, keys: [String])
  /// A translation has other placeholders than the English text.
  case differentPlaceholders(String, expected: [String])
  /// A file of the theme that a template or a style sheet names is not there.
  case missingAsset(String, suggestion: String?)
  /// An accent is hard to distinguish from the background; `ratio` is what WCAG 2.2 calls the contrast ratio.
  case lowContrast(String, ratio: String, background: String)
  /// A page loads more than it should; sizes in bytes.
  case overBudget(what: String, size: Int, limit: Int)
  /// A page of the theme would send a request to another host.
  case thirdPartyRequest(String)
  /// Script in an attribute.
  case inlineScript(attribute: String)
  /// The layout of every page lacks something.
  case missingPart(ThemePart)
  /// An image without an alternative text.
  case missingAlternative

  /// The name of each case, and how serious it is.
  public var traits: (code: String, severity: Severity) {
    switch self {
    case .unusedTemplate: ("unused-template", .warning)
    case .unusedString: ("unused-string", .warning)
    case .missingTranslations: ("missing-translations", .warning)
    case .differentPlaceholders: ("different-placeholders", .error)
    case .missingAsset: ("missing-asset", .error)
    case .lowContrast: ("low-contrast", .warning)
    case .overBudget: ("over-budget", .warning)
    case .thirdPartyRequest: ("third-party-request", .error)
    case .inlineScript: ("inline-script", .error)
    case .missingPart: ("missing-part", .error)
    case .missingAlternative: ("missing-alternative", .error)
    }
  }
}

/// A part that the layout of every page must have.
public enum ThemePart: Hashable, Sendable, CaseIterable {
  /// `lang` on the element `html`.
  case language
  /// The element `title`.
  case title
  /// The encoding.
  case encoding
  /// What makes phones show the page at its own width.
  case viewport
  /// The element `main`.
  case main
  /// A link to `main` before everything else.
  case skipLink
  /// The content of the page.
  case content
}
