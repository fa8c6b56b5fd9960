/// What `feedsite theme check` finds in a theme that a build would accept.
public enum ThemeCheckProblem: ProblemKind {
  /// A template that nothing includes and feedsite does not ask for.
  case unusedTemplate(String, suggestion: String?)
  /// A string that no template prints and feedsite does not ask for.
  case unusedString(String)
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
  case inlineScript(attribute: String)
  /// The layout of every page lacks something.
  case missingPart(ThemePart)
  /// An image without an alternative text.
  case missingAlternative

  package var traits: (code: String, severity: Severity) {
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

  package var words: String {
    switch self {
    case .unusedTemplate(let name, let suggestion):
      "nothing uses the template \"\(name)\"; "
        + Suggestion.question(suggestion, else: "include it with {{>\(name)}}, or remove it")
    case .unusedString(let key):
      "nothing uses the string \"\(key)\"; print it with {{t.\(key)}}, or remove it"
    case .missingTranslations(let language, let keys):
      "the language \(Self.quoted(language)) lacks \(keys.count) of the strings, so English ones are shown; "
        + "add \(Self.few(keys)) to strings/\(language).yml"
    case .differentPlaceholders(let key, let expected):
      "\"\(key)\" does not fill in what the English text does; it needs "
        + (expected.isEmpty ? "no names in braces" : expected.map { "{\($0)}" }.joined(separator: ", "))
    case .missingAsset(let name, let suggestion):
      "the theme has no file \(Self.quoted("assets/\(name)")); "
        + Suggestion.question(suggestion, else: "add it, or remove the reference to it")
    case .lowContrast(let name, let ratio, let background):
      "the accent \(Self.quoted(name)) has a contrast of \(ratio) to the background \(background); "
        + "signs need 3 and text needs 4.5 (WCAG 2.2), so choose a darker or a lighter one"
    case .overBudget(let what, let size, let limit):
      "\(what) of a page have \(size) bytes; bring them below \(limit)"
    case .thirdPartyRequest(let address):
      "a page would load \(Self.quoted(address)) from another host; put the file into assets/ of the theme"
    case .inlineScript(let attribute):
      "\"\(attribute)\" holds a script, which a content security policy forbids; add a listener in a file of assets/"
    case .missingPart(let part):
      part.rawValue
    case .missingAlternative:
      "the image has no alternative text; add alt=\"{{alt}}\", or alt=\"\" where it says nothing"
    }
  }
}

/// A part that the layout of every page must have, and what messages say where it is missing.
public enum ThemePart: String, Hashable, Sendable, CaseIterable {
  /// `lang` on the element `html`.
  case language = "the page does not say its language; write <html lang=\"{{language}}\" dir=\"{{direction}}\">"
  case title = "the page has no title; write <title>{{title}}</title>"
  case encoding = "the page does not say its encoding; write <meta charset=\"utf-8\">"
  /// What makes phones show the page at its own width.
  case viewport =
    "phones would show the page small; write <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">"
  case main = "the page does not say where its content is; put {{{main}}} into <main id=\"_main\">"
  /// A link to `main` before everything else.
  case skipLink =
    "who uses a keyboard cannot skip the menu; write <a href=\"#_main\">{{t.skipToContent}}</a> before everything else"
  /// The content of the page.
  case content = "the page does not show its content; write {{{main}}}"
}
