extension CodeLanguage {
  static let java = CodeLanguage(
    "Java", "java",
    CodeGrammar(
      keywords: javaKeywords,
      types: javaTypes,
      literals: "true false null",
      typeIntroducers: "class enum interface record",
      extraWordStart: "$",
      capitalsAreTypes: true,
      lineComments: ["//"],
      blocks: [BlockRule("/*", "*/")],
      strings: [StringRule("\"\"\"", isMultiline: true), StringRule("\"")],
      sigils: [SigilRule("@", .attribute, joiners: ".")],
      hasCharacters: true))

  static let groovy = CodeLanguage(
    "Groovy", "groovy gradle jenkinsfile",
    CodeGrammar(
      keywords: javaKeywords + " as def in trait",
      types: javaTypes,
      literals: "true false null",
      typeIntroducers: "class enum interface",
      capitalsAreTypes: true,
      lineComments: ["//"],
      blocks: [BlockRule("/*", "*/")],
      strings: [
        StringRule("\"\"\"", isMultiline: true), StringRule("'''", isMultiline: true),
        StringRule("\"", interpolation: .dollar), StringRule("'"),
      ],
      sigils: [SigilRule("@", .attribute, joiners: ".")],
      hasRegularExpressions: true))

  static let kotlin = CodeLanguage(
    "Kotlin", "kotlin kt kts",
    CodeGrammar(
      keywords: """
        abstract actual annotation as break by catch companion const constructor continue crossinline data delegate \
        do else expect external final finally for get if import in infix init inline inner internal is it lateinit \
        noinline open operator out override package private protected public reified return sealed set super suspend \
        tailrec this throw try val value var vararg when where while
        """,
      types: "dynamic",
      literals: "true false null",
      functionIntroducers: "fun",
      typeIntroducers: "class enum interface object typealias",
      capitalsAreTypes: true,
      lineComments: ["//"],
      blocks: [BlockRule("/*", "*/", nestedOpen: "/*")],
      strings: [
        StringRule("\"\"\"", escape: nil, isMultiline: true, interpolation: .dollar),
        StringRule("\"", interpolation: .dollar),
      ],
      sigils: [SigilRule("@", .attribute, joiners: ":.")],
      hasCharacters: true))

  static let scala = CodeLanguage(
    "Scala", "scala sc sbt",
    CodeGrammar(
      keywords: """
        abstract as case catch derives do else end export extends final finally for forSome given if implicit import \
        infix inline lazy match new opaque open override package private protected return sealed super then this \
        throw transparent try using val var while with yield
        """,
      literals: "true false null None",
      functionIntroducers: "def",
      typeIntroducers: "class enum extension object trait type",
      capitalsAreTypes: true,
      lineComments: ["//"],
      blocks: [BlockRule("/*", "*/", nestedOpen: "/*")],
      strings: [
        StringRule("\"\"\"", escape: nil, isMultiline: true, interpolation: .dollar),
        StringRule("\"", interpolation: .dollar),
      ],
      stringPrefixes: "s f raw",
      sigils: [SigilRule("@", .attribute)],
      hasCharacters: true))

  private static let javaKeywords = """
    abstract assert break case catch continue default do else exports extends final finally for goto if implements \
    import instanceof module native new non-sealed open package permits private protected public requires return \
    sealed static strictfp super switch synchronized this throw throws transient try var volatile when while with yield
    """

  private static let javaTypes = "boolean byte char double float int long short void"
}
