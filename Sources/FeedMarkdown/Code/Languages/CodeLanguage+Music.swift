extension CodeLanguage {
  static let supercollider = CodeLanguage(
    "SuperCollider", "supercollider scd sclang",
    CodeGrammar(
      keywords: "arg classvar const var this super thisProcess thisThread",
      literals: "true false nil inf pi",
      capitalsAreTypes: true,
      lineComments: ["//"],
      blocks: [BlockRule("/*", "*/", nestedOpen: "/*")],
      strings: [StringRule("\"", isMultiline: true), StringRule("'", isMultiline: true, kind: .literal)],
      sigils: [SigilRule("\\", .literal), SigilRule("~", .variable)]))

  static let chuck = CodeLanguage(
    "ChucK", "chuck ck",
    CodeGrammar(
      keywords: """
        break class const continue do else extends for fun function if new now private protected public repeat return \
        spork static switch until while me
        """,
      types: "int float string time dur void complex polar vec3 vec4 adc dac blackhole",
      literals: "true false null NULL pi second ms samp minute hour day week",
      typeIntroducers: "class extends",
      capitalsAreTypes: true,
      lineComments: ["//"],
      blocks: [BlockRule("/*", "*/")],
      strings: [StringRule("\"")]))
}
