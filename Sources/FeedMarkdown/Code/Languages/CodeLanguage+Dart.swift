extension CodeLanguage {
  static let dart = CodeLanguage(
    "Dart", "dart flutter",
    CodeGrammar(
      keywords: """
        abstract as assert async await base break case catch const continue covariant default deferred do dynamic else \
        export extends external factory final finally for get hide if implements import in interface is late library \
        new of on operator part required rethrow return sealed set show static super switch sync this throw try var \
        when while with yield
        """,
      types: "bool double int num void",
      literals: "true false null",
      typeIntroducers: "class enum extension mixin typedef",
      extraWordStart: "$",
      capitalsAreTypes: true,
      labelsEndInColon: true,
      lineComments: ["//"],
      blocks: [BlockRule("/*", "*/", nestedOpen: "/*")],
      strings: [
        StringRule("\"\"\"", isMultiline: true, interpolation: .dollar),
        StringRule("'''", isMultiline: true, interpolation: .dollar),
        StringRule("\"", interpolation: .dollar), StringRule("'", interpolation: .dollar),
        StringRule("r\"", "\"", escape: nil), StringRule("r'", "'", escape: nil),
      ],
      sigils: [SigilRule("@", .attribute)]))
}
