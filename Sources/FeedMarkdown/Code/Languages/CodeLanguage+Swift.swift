extension CodeLanguage {
  static let swift = CodeLanguage(
    "Swift", "swift",
    CodeGrammar(
      keywords: """
        actor any as associatedtype async await borrowing break case catch consume consuming continue convenience \
        default defer deinit do dynamic each else fallthrough fileprivate final for get guard if import in indirect \
        infix init inout internal is isolated lazy let mutating nonisolated nonmutating open operator override package \
        postfix prefix precedencegroup private public repeat required rethrows return self sending set some static \
        subscript super switch throw throws try unowned unsafe var weak where while willSet didSet yield \
        @available @main @testable
        """,
      types: "Self",
      literals: "true false nil",
      functionIntroducers: "func macro",
      typeIntroducers: "class struct enum protocol extension typealias",
      capitalsAreTypes: true,
      labelsEndInColon: true,
      lineComments: ["//"],
      blocks: [BlockRule("/*", "*/", nestedOpen: "/*")],
      strings: [
        StringRule("\"\"\"", isMultiline: true, interpolation: .swift), StringRule("\"", interpolation: .swift),
      ],
      filledStrings: [
        FilledStringRule(fill: "#", minimum: 1, open: "\"\"\"", close: "\"\"\""),
        FilledStringRule(fill: "#", minimum: 1, open: "\"", close: "\"", isMultiline: false),
        FilledStringRule(fill: "#", minimum: 1, open: "/", close: "/"),
      ],
      sigils: [SigilRule("@", .attribute), SigilRule("#", .meta), SigilRule("$", .variable, specials: "0123456789")]))
}
