import FeedDiagnostics

extension WordedProblem {
  /// What `feedsite theme check` finds.
  static let themeCheck: [WordedProblem] = useAndWords + pages + parts

  private static let useAndWords: [WordedProblem] = [
    WordedProblem(
      .themeCheck(.unusedTemplate("partial/old", suggestion: nil)), .warning, "unused-template",
      #"nothing uses the template "partial/old"; include it with {{>partial/old}}, or remove it"#),
    WordedProblem(
      .themeCheck(.unusedTemplate("card/sogn", suggestion: "card/song")), .warning, "unused-template",
      #"nothing uses the template "card/sogn"; did you mean "card/song"?"#),
    WordedProblem(
      .themeCheck(.unusedString("hello")), .warning, "unused-string",
      #"nothing uses the string "hello"; print it with {{t.hello}}, or remove it"#),
    WordedProblem(
      .themeCheck(.missingTranslations(language: "de", keys: ["newer"])), .warning, "missing-translations",
      #"the language "de" lacks 1 of the strings, so English ones are shown; add newer to strings/de.yml"#),
    WordedProblem(
      .themeCheck(.missingTranslations(language: "de", keys: ["newer", "older"])), .warning, "missing-translations",
      #"the language "de" lacks 2 of the strings, so English ones are shown; add newer, older to strings/de.yml"#),
    WordedProblem(
      .themeCheck(.differentPlaceholders("feedOf", expected: ["title"])), .error, "different-placeholders",
      #""feedOf" does not fill in what the English text does; it needs {title}"#),
    WordedProblem(
      .themeCheck(.differentPlaceholders("newer", expected: [])), .error, "different-placeholders",
      #""newer" does not fill in what the English text does; it needs no names in braces"#),
  ]

  private static let pages: [WordedProblem] = [
    WordedProblem(
      .themeCheck(.missingAsset("wal.css", suggestion: "wall.css")), .error, "missing-asset",
      #"the theme has no file "assets/wal.css"; did you mean "wall.css"?"#),
    WordedProblem(
      .themeCheck(.missingAsset("a.woff2", suggestion: nil)), .error, "missing-asset",
      #"the theme has no file "assets/a.woff2"; add it, or remove the reference to it"#),
    WordedProblem(
      .themeCheck(.lowContrast("song", ratio: "1.1", background: "#ffffff")), .warning, "low-contrast",
      #"the accent "song" has a contrast of 1.1 to the background #ffffff; "#
        + "signs need 3 and text needs 4.5 (WCAG 2.2), so choose a darker or a lighter one"),
    WordedProblem(
      .themeCheck(.overBudget(what: "the scripts", size: 12000, limit: 10000)), .warning, "over-budget",
      "the scripts of a page have 12000 bytes; bring them below 10000"),
    WordedProblem(
      .themeCheck(.thirdPartyRequest("https://fonts.example/a.css")), .error, "third-party-request",
      #"a page would load "https://fonts.example/a.css" from another host; put the file into assets/ of the theme"#),
    WordedProblem(
      .themeCheck(.inlineScript(attribute: "onclick")), .error, "inline-script",
      #""onclick" holds a script, which a content security policy forbids; add a listener in a file of assets/"#),
    WordedProblem(
      .themeCheck(.missingAlternative), .error, "missing-alternative",
      #"the image has no alternative text; add alt="{{alt}}", or alt="" where it says nothing"#),
  ]

  private static let parts = [
    (.language, #"the page does not say its language; write <html lang="{{language}}" dir="{{direction}}">"#),
    (.title, "the page has no title; write <title>{{title}}</title>"),
    (.encoding, #"the page does not say its encoding; write <meta charset="utf-8">"#),
    (
      .viewport,
      "phones would show the page small; "
        + #"write <meta name="viewport" content="width=device-width, initial-scale=1">"#
    ),
    (.main, #"the page does not say where its content is; put {{{main}}} into <main id="_main">"#),
    (
      .skipLink,
      "who uses a keyboard cannot skip the menu; "
        + ##"write <a href="#_main">{{t.skipToContent}}</a> before everything else"##
    ),
    (.content, "the page does not show its content; write {{{main}}}"),
  ].map { (part: ThemePart, words: String) in
    WordedProblem(.themeCheck(.missingPart(part)), .error, "missing-part", words)
  }
}
