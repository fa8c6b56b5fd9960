import FeedHighlighting
import Testing

@Suite("The page of code blocks")
struct CodePageTests {
  @Test("lists the languages with the words that stand for them")
  func listsLanguages() throws {
    let page = try DocumentationFolder.text(of: "code")
    let listed = page.matches(of: /(?m)^- ([^:\n]+): ((?:`[^`\s]+`(?:,\s+)?)+)$/).map { "\($0.1): \($0.2)" }
    let expected = CodeLanguage.all.map { language in
      "\(language.name): " + language.aliases.map { "`\($0)`" }.joined(separator: ", ")
    }
    #expect(listed.map { $0.replacing(/\s+/, with: " ") } == expected)
  }

  @Test("lists the classes of tokens")
  func listsClasses() throws {
    let page = try DocumentationFolder.text(of: "code")
    let listed = page.matches(of: #/(?m)^- `(tok-[a-z]+)`: /#).map { String($0.1) }
    #expect(listed == CodeTokenKind.allCases.map(\.className))
  }
}
