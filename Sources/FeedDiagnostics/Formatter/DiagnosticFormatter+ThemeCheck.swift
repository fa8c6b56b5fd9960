extension DiagnosticFormatter {
  func words(_ problem: ThemeCheckProblem) -> String {
    switch problem {
    case .unusedTemplate(let name, let suggestion):
      "nothing uses the template \"\(name)\"; "
        + (suggestion.map { "did you mean \"\($0)\"?" } ?? "include it with {{>\(name)}}, or take it out")
    case .unusedString(let key):
      "nothing uses the string \"\(key)\"; print it with {{t.\(key)}}, or take it out"
    case .missingTranslations(let language, let keys):
      "the language \(Self.quoted(language)) lacks \(keys.count) of the strings, so English ones are shown; "
        + "add \(Self.few(keys)) to strings/\(language).yml"
    case .differentPlaceholders(let key, let expected):
      "\"\(key)\" does not fill in what the English text does; it needs "
        + (expected.isEmpty ? "no names in braces" : expected.map { "{\($0)}" }.joined(separator: ", "))
    case .missingAsset(let name, let suggestion):
      "the theme has no file \(Self.quoted("assets/\(name)")); "
        + (suggestion.map { "did you mean \"\($0)\"?" } ?? "add it, or take out what names it")
    case .lowContrast(let name, let ratio, let background):
      "the accent \(Self.quoted(name)) has a contrast of \(ratio) to the background \(background); "
        + "signs need 3 and text needs 4.5 (WCAG 2.2), so choose a darker or a lighter one"
    case .overBudget(let what, let size, let limit):
      "\(what) of a page have \(size) bytes; bring them below \(limit)"
    case .thirdPartyRequest(let address):
      "a page would load \(Self.quoted(address)) from another host; put the file into assets/ of the theme"
    case .inlineScript(let attribute):
      "\"\(attribute)\" holds a script, which strict sites forbid; add a listener in a file of assets/"
    case .missingPart(let part):
      words(part)
    case .missingAlternative:
      "the image has no alternative text; add alt=\"{{alt}}\", or alt=\"\" where it says nothing"
    }
  }

  private func words(_ part: ThemePart) -> String {
    switch part {
    case .language: "the page does not say its language; write <html lang=\"{{language}}\" dir=\"{{direction}}\">"
    case .title: "the page has no title; write <title>{{title}}</title>"
    case .encoding: "the page does not say its encoding; write <meta charset=\"utf-8\">"
    case .viewport:
      "phones would show the page small; write <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">"
    case .main: "the page does not say where its content is; put {{{main}}} into <main id=\"_main\">"
    case .skipLink:
      "who uses a keyboard cannot skip the menu; write <a href=\"#_main\">{{t.skipToContent}}</a> before everything else"
    case .content: "the page does not show its content; write {{{main}}}"
    }
  }
}
