import Testing

@testable import FeedHighlighting

@Suite("Languages of code")
struct CodeLanguageTests {
  @Test(arguments: CodeSample.all)
  func `Find the tokens of their samples`(sample: CodeSample) throws {
    let language = try #require(CodeLanguage.named(sample.language))
    #expect(CodeSample.annotate(sample.code, as: language) == sample.annotated)
  }

  @Test
  func `Have a sample each`() {
    let sampled = Set(CodeSample.all.compactMap { CodeLanguage.named($0.language)?.name })
    #expect(Set(CodeLanguage.all.map(\.name)).subtracting(sampled) == [])
  }

  @Test
  func `Share no alias, and are found in any case`() {
    let aliases = CodeLanguage.all.flatMap(\.aliases)
    #expect(Set(aliases).count == aliases.count)
    #expect(aliases.allSatisfy { $0 == $0.lowercased() })
    #expect(CodeLanguage.named("JavaScript")?.name == "JavaScript")
    #expect(CodeLanguage.named("C++")?.name == "C++")
  }

  @Test(arguments: ["", "text", "plain", "brainfuck", "swift2", " swift"])
  func `Are unknown where nobody knows them`(alias: String) {
    #expect(CodeLanguage.named(alias) == nil)
  }

  @Test(
    arguments: [
      ("js", "a / b / c"), ("js", "x = ⟨string|/b/⟩.c"), ("js", "⟨keyword|return⟩ ⟨string|/b/g⟩"),
      ("js", "(a) / b / c"), ("js", "x = ⟨string|`${⟩"),
      ("rust", "&'a ⟨type|str⟩ ⟨string|'a'⟩ ⟨string|'\\u{1F600}'⟩ ⟨string|'é'⟩"),
      ("bash", "⟨function|a#b⟩ ⟨comment|#c⟩"), ("yaml", "⟨string|a#b⟩ ⟨comment|#c⟩"),
      ("c", "⟨meta|# define⟩ a\na # define"), ("cpp", "⟨number|1'0⟩, ⟨string|'1'⟩"),
      ("swift", "⟨string|\"a⟩\n⟨keyword|let⟩ b"), ("swift", "⟨string|\"\\(a(\"b\") + \"c\")\"⟩ d"),
      ("swift", "⟨number|1⟩...⟨number|2⟩, ⟨number|1.5⟩.x, ⟨number|0x1p+2⟩, ⟨number|3⟩+⟨number|4⟩"),
      ("swift", "⟨string|##\"a\"#b\"##⟩ c"), ("swift", "⟨string|\"é\\é\"⟩"), ("kotlin", "⟨number|1⟩..⟨number|2⟩"),
      ("python", "a.class.⟨function|b⟩()"), ("ruby", "a ? b : c"), ("perl", "⟨variable|$s⟩{a}"),
      ("sql", "⟨string|$a$ $b$ ' $a$⟩ ⟨keyword|select⟩"), ("lua", "a[b[⟨number|1⟩]] ⟨comment|--[[ c⟩"),
      ("html", "a < b & c; ⟨literal|&lt;⟩"), ("console", "5 > 3\nprice $ 5"), ("makefile", "\ta: b = c"),
      ("markdown", "`a\n⟨string|`b`⟩"), ("csharp", "⟨type|Console⟩.⟨function|Write⟩()"),
    ])
  func `Tell what looks alike apart`(alias: String, annotated: String) throws {
    let language = try #require(CodeLanguage.named(alias))
    #expect(CodeSample.annotate(CodeSample(alias, annotated).code, as: language) == annotated)
  }
}
