extension CodeLanguage {
  static let javascript = CodeLanguage(
    "JavaScript", "javascript js jsx mjs cjs node", scanner: javascriptScanner)

  static let typescript = CodeLanguage(
    "TypeScript", "typescript ts tsx mts cts",
    script(
      keywords: """
        abstract any as asserts declare enum implements infer interface is keyof namespace never override private \
        protected public readonly satisfies type unique
        """,
      types: "bigint boolean number object string symbol undefined unknown void",
      typeIntroducers: "class enum interface namespace type"))

  /// The scanner of JavaScript, which pages of HTML hold as well.
  static let javascriptScanner = GrammarScanner(script())

  private static func script(
    keywords: String = "", types: String = "", typeIntroducers: String = "class"
  ) -> CodeGrammar {
    CodeGrammar(
      keywords: """
        as async await break case catch const continue debugger default delete do else export extends finally for from \
        get if import in instanceof let new of return set static super switch this throw try typeof var void while \
        with yield
        """ + " " + keywords,
      types: types,
      literals: "true false null undefined NaN Infinity",
      functionIntroducers: "function",
      typeIntroducers: typeIntroducers,
      extraWordStart: "$",
      capitalsAreTypes: true,
      labelsEndInColon: true,
      lineComments: ["//"],
      blocks: [BlockRule("/*", "*/")],
      strings: [
        StringRule("\""), StringRule("'"), StringRule("`", isMultiline: true, interpolation: .javaScript),
      ],
      sigils: [SigilRule("@", .attribute), SigilRule("#", .attribute)],
      hasRegularExpressions: true,
      hasMarkup: true)
  }
}
