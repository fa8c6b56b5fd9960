extension CodeLanguage {
  static let c = CodeLanguage("C", "c h", family(keywords: cKeywords, types: cTypes, extra: { _ in }))

  static let cpp = CodeLanguage(
    "C++", "cpp c++ cc cxx hpp hh hxx h++ cuda cu arduino ino",
    family(
      keywords: cKeywords + " " + """
        alignas alignof and asm catch co_await co_return co_yield concept consteval constexpr constinit const_cast \
        decltype delete dynamic_cast explicit export final friend import module mutable namespace new noexcept not \
        operator or override private protected public reinterpret_cast requires static_assert static_cast template \
        this thread_local throw try typeid typename using virtual
        """,
      types: cTypes + " string vector map set array optional unique_ptr shared_ptr string_view char8_t",
      extra: {
        $0.typeIntroducers += " class"
        $0.stringPrefixes = "l u u8"
        $0.taggedStrings = [TaggedStringRule(before: "R\"", open: "(", close: ")", after: "\"")]
        $0.blocks.append(BlockRule("[[", "]]", kind: .attribute))
      }))

  static let objectivec = CodeLanguage(
    "Objective-C", "objectivec objective-c objc obj-c m mm",
    family(
      keywords: cKeywords + " " + """
        @interface @implementation @protocol @end @property @synthesize @dynamic @class @selector @try @catch \
        @finally @throw @autoreleasepool @import @optional @required @public @private @protected @encode \
        @synchronized self super in nonatomic atomic strong weak copy assign retain readonly readwrite nullable \
        nonnull instancetype id
        """,
      types: cTypes + " BOOL Class SEL IMP",
      extra: {
        $0.literals += " YES NO nil Nil"
        $0.capitalsAreTypes = true
        $0.sigils = [SigilRule("@", .keyword, isLookedUp: true)]
        $0.strings.append(StringRule("@\""))
      }))

  static let glsl = CodeLanguage(
    "GLSL", "glsl hlsl wgsl metal shader vert frag",
    family(
      keywords: cKeywords
        + " in out inout uniform varying attribute precision lowp mediump highp discard layout fn let var",
      types: cTypes + """
         vec2 vec3 vec4 ivec2 ivec3 ivec4 uvec2 uvec3 uvec4 mat2 mat3 mat4 sampler2D samplerCube float2 float3 float4 \
        half half2 half3 half4 f32 i32 u32
        """,
      extra: { _ in }))

  private static let cKeywords = """
    auto break case const continue default do else extern for goto if inline register restrict return sizeof static \
    switch typedef volatile while _Alignas _Alignof _Atomic _Generic _Noreturn _Static_assert _Thread_local
    """

  private static let cTypes = """
    bool char double float int long short signed unsigned void wchar_t char16_t char32_t size_t ssize_t ptrdiff_t \
    int8_t int16_t int32_t int64_t uint8_t uint16_t uint32_t uint64_t intptr_t uintptr_t FILE
    """

  /// The languages that share the literals, comments and directives of C.
  private static func family(keywords: String, types: String, extra: (inout CodeGrammar) -> Void) -> CodeGrammar {
    var grammar = CodeGrammar(
      keywords: keywords,
      types: types,
      literals: "true false NULL nullptr",
      typeIntroducers: "struct enum union",
      digitSeparator: "'",
      lineComments: ["//"],
      blocks: [BlockRule("/*", "*/")],
      strings: [StringRule("\"")],
      hasCharacters: true,
      hasDirectives: true)
    extra(&grammar)
    return grammar
  }
}
