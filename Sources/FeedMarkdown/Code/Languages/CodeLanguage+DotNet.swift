extension CodeLanguage {
  static let csharp = CodeLanguage(
    "C#", "csharp c# cs",
    CodeGrammar(
      keywords: """
        abstract as async await base break case catch checked const continue default delegate do else event explicit \
        extern file finally fixed for foreach get global goto if implicit in init internal is lock nameof namespace \
        new operator out override params partial private protected public readonly ref required return sealed set \
        sizeof stackalloc static switch this throw try typeof unchecked unsafe using var virtual volatile when where \
        while with yield
        """,
      types: """
        bool byte char decimal double dynamic float int long nint nuint object sbyte short string uint ulong ushort void
        """,
      literals: "true false null",
      typeIntroducers: "class struct enum interface record",
      capitalsAreTypes: true,
      membersAreCapital: true,
      lineComments: ["//"],
      blocks: [BlockRule("/*", "*/")],
      strings: [
        StringRule("\""), StringRule("$\"", "\""),
        StringRule("@\"", "\"", escape: nil, doublesClose: true, isMultiline: true),
        StringRule("$@\"", "\"", escape: nil, doublesClose: true, isMultiline: true),
        StringRule("@$\"", "\"", escape: nil, doublesClose: true, isMultiline: true),
      ],
      filledStrings: [FilledStringRule(before: "\"\"", fill: "\"", minimum: 1, open: "", close: "\"\"")],
      hasCharacters: true,
      hasDirectives: true))

  static let fsharp = CodeLanguage(
    "F#", "fsharp f# fs fsx",
    CodeGrammar(
      keywords: ocamlKeywords + """
         abstract async default delegate do! elif fixed global inline interface internal let! member namespace null \
        override public return return! select static use use! void yield yield!
        """,
      types: "bool byte char decimal double float int int64 list obj option seq string unit",
      literals: "true false null None Some",
      typeIntroducers: "type module",
      extraWordPart: "'",
      capitalsAreTypes: true,
      membersAreCapital: true,
      lineComments: ["//"],
      blocks: [BlockRule("(*", "*)", nestedOpen: "(*"), BlockRule("[<", ">]", kind: .attribute)],
      strings: [
        StringRule("\"\"\"", escape: nil, isMultiline: true), StringRule("\"", isMultiline: true),
        StringRule("@\"", "\"", escape: nil, doublesClose: true), StringRule("$\"", "\""),
      ],
      hasCharacters: true,
      hasDirectives: true))

  static let ocaml = CodeLanguage(
    "OCaml", "ocaml ml mli reason",
    CodeGrammar(
      keywords: ocamlKeywords,
      types: "array bool bytes char exn float int int32 int64 list option string unit",
      literals: "true false None Some",
      typeIntroducers: "type module",
      extraWordPart: "'",
      capitalsAreTypes: true,
      blocks: [BlockRule("(*", "*)", nestedOpen: "(*")],
      strings: [StringRule("\"", isMultiline: true), StringRule("{|", "|}", escape: nil, isMultiline: true)],
      hasCharacters: true))

  private static let ocamlKeywords = """
    and as assert begin class constraint do done downto else end exception external for fun function functor if in \
    include inherit initializer lazy let match method mod mutable new nonrec object of open or private rec sig struct \
    then to try val virtual when while with
    """
}
