extension CodeLanguage {
  static let json = CodeLanguage(
    "JSON", "json jsonc json5 geojson webmanifest jsonl ndjson",
    CodeGrammar(
      literals: "true false null",
      marksCalls: false,
      marksKeys: true,
      lineComments: ["//"],
      blocks: [BlockRule("/*", "*/")],
      strings: [StringRule("\""), StringRule("'")]))

  static let graphql = CodeLanguage(
    "GraphQL", "graphql gql",
    CodeGrammar(
      keywords: "directive extend fragment implements mutation on query repeatable schema subscription",
      types: "Boolean Float ID Int String",
      literals: "true false null",
      typeIntroducers: "enum input interface scalar type union",
      capitalsAreTypes: true,
      lineComments: ["#"],
      strings: [StringRule("\"\"\"", isMultiline: true), StringRule("\"")],
      sigils: [SigilRule("$", .variable), SigilRule("@", .attribute)]))

  static let protobuf = CodeLanguage(
    "Protocol Buffers", "protobuf proto",
    CodeGrammar(
      keywords: """
        edition extend extensions import map oneof option optional package public repeated required reserved returns \
        rpc stream syntax to
        """,
      types: """
        bool bytes double fixed32 fixed64 float int32 int64 sfixed32 sfixed64 sint32 sint64 string uint32 uint64
        """,
      literals: "true false",
      typeIntroducers: "enum message service",
      capitalsAreTypes: true,
      lineComments: ["//"],
      blocks: [BlockRule("/*", "*/")],
      strings: [StringRule("\""), StringRule("'")]))

  static let sql = CodeLanguage(
    "SQL", "sql mysql postgres postgresql psql plsql sqlite tsql",
    CodeGrammar(
      keywords: """
        add all alter and any as asc analyze auto_increment begin between by cascade case check collate column commit \
        conflict constraint create cross current database declare default deferrable delete desc describe distinct do \
        drop else end except exists explain fetch first following for foreign from full function grant group having if \
        ilike in index inner insert instead intersect into is isolation join key language last lateral left level like \
        limit materialized natural no not nothing nulls of offset on only or order outer over partition preceding \
        primary procedure raise recursive references rename replace restrict return returning returns revoke right \
        rollback row rows savepoint schema select sequence set show some start table temporary then to transaction \
        trigger truncate unbounded union unique update using vacuum values view when where window with work
        """,
      types: """
        array bigint binary bit blob boolean bool bytea char character clob date datetime decimal double enum float \
        geometry int integer interval json jsonb money numeric nvarchar precision real serial smallint text time \
        timestamp timestamptz tinyint uuid varbinary varchar varying xml
        """,
      literals: "true false null",
      ignoresCase: true,
      lineComments: ["--"],
      blocks: [BlockRule("/*", "*/", nestedOpen: "/*")],
      strings: [
        StringRule("'", escape: nil, doublesClose: true, isMultiline: true),
        StringRule("\"", escape: nil, doublesClose: true), StringRule("`"),
      ],
      taggedStrings: [TaggedStringRule(before: "$", open: "$", close: "$", after: "$")],
      sigils: [SigilRule("@", .variable), SigilRule(":", .variable, .notAfterWord), SigilRule("$", .variable)]))

  static let hcl = CodeLanguage(
    "HCL", "hcl terraform tf tfvars",
    CodeGrammar(
      keywords: "data dynamic else endfor endif for if in locals module output provider resource terraform variable",
      types: "any bool list map number object set string tuple",
      literals: "true false null",
      extraWordPart: "-",
      lineComments: ["//", "#"],
      blocks: [BlockRule("/*", "*/")],
      strings: [StringRule("\"", interpolation: .dollar)],
      hereDocuments: ["<<"]))
}
