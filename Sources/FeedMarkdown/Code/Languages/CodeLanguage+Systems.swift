extension CodeLanguage {
  static let go = CodeLanguage(
    "Go", "go golang",
    CodeGrammar(
      keywords: """
        break case chan const continue default defer else fallthrough for go goto if import interface map package \
        range return select struct switch type var
        """,
      types: """
        any bool byte comparable complex128 complex64 error float32 float64 int int16 int32 int64 int8 rune string uint \
        uint16 uint32 uint64 uint8 uintptr
        """,
      literals: "true false nil iota",
      functionIntroducers: "func",
      typeIntroducers: "type",
      lineComments: ["//"],
      blocks: [BlockRule("/*", "*/")],
      strings: [StringRule("\""), StringRule("`", escape: nil, isMultiline: true)],
      hasCharacters: true))

  static let rust = CodeLanguage(
    "Rust", "rust rs",
    CodeGrammar(
      keywords: """
        as async await break const continue crate dyn else extern for gen if impl in let loop match mod move mut pub ref \
        return self static super unsafe use where while
        """,
      types: "bool char f32 f64 i128 i16 i32 i64 i8 isize str u128 u16 u32 u64 u8 usize Self",
      literals: "true false None",
      functionIntroducers: "fn macro_rules",
      typeIntroducers: "enum struct trait type union",
      capitalsAreTypes: true,
      marksBangCalls: true,
      lineComments: ["//"],
      blocks: [
        BlockRule("/*", "*/", nestedOpen: "/*"), BlockRule("#[", "]", nestedOpen: "[", kind: .attribute),
        BlockRule("#![", "]", nestedOpen: "[", kind: .attribute),
      ],
      strings: [StringRule("\"", isMultiline: true)],
      filledStrings: [
        FilledStringRule(before: "r", fill: "#", open: "\"", close: "\""),
        FilledStringRule(before: "br", fill: "#", open: "\"", close: "\""),
      ],
      stringPrefixes: "b c",
      hasCharacters: true))

  static let zig = CodeLanguage(
    "Zig", "zig",
    CodeGrammar(
      keywords: """
        align allowzero and anyframe anytype asm async await break callconv catch comptime const continue defer else \
        enum errdefer error export extern for if inline noalias noinline nosuspend opaque or orelse packed pub resume \
        return struct suspend switch test threadlocal try union unreachable usingnamespace var volatile while
        """,
      types: "anyerror bool f16 f32 f64 i16 i32 i64 i8 isize noreturn type u16 u32 u64 u8 usize void",
      literals: "true false null undefined",
      functionIntroducers: "fn",
      capitalsAreTypes: true,
      lineComments: ["//"],
      strings: [StringRule("\""), StringRule("\\\\", "\n", escape: nil)],
      sigils: [SigilRule("@", .function)],
      hasCharacters: true))

  static let nim = CodeLanguage(
    "Nim", "nim nims",
    CodeGrammar(
      keywords: """
        addr and as asm bind block break case cast concept const continue defer discard distinct div do elif else end \
        enum except export finally for from if import in include interface is isnot let mixin mod nil not notin object \
        of or out ptr raise ref return shl shr static try tuple using var when while xor yield
        """,
      types: "bool char float float32 float64 int int16 int32 int64 int8 seq string uint void",
      literals: "true false nil",
      functionIntroducers: "proc func method iterator macro template converter",
      typeIntroducers: "type",
      capitalsAreTypes: true,
      lineComments: ["#"],
      blocks: [BlockRule("#[", "]#", nestedOpen: "#["), BlockRule("{.", ".}", kind: .attribute)],
      strings: [StringRule("\"\"\"", escape: nil, isMultiline: true), StringRule("\"")],
      hasCharacters: true))
}
