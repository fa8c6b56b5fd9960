import FeedHighlighting
import Testing

@Suite("The page of code blocks")
struct CodePageTests {
  @Test
  func `Lists the languages with the words that stand for them`() throws {
    let page = try DocumentationFolder.text(of: "code")
    let listed = page.matches(of: /(?m)^- ([^:\n]+): ((?:`[^`\s]+`(?:,\s+)?)+)$/).map { "\($0.1): \($0.2)" }
    let expected = CodeLanguage.all.map { language in
      "\(language.name): " + language.aliases.map { "`\($0)`" }.joined(separator: ", ")
    }
    #expect(listed.map { $0.replacing(/\s+/, with: " ") } == expected)
  }

  @Test
  func `Lists the classes of tokens`() throws {
    let page = try DocumentationFolder.text(of: "code")
    let listed = page.matches(of: #/(?m)^- `(tok-[a-z]+)`: /#).map { String($0.1) }
    #expect(listed == CodeTokenKind.allCases.map { "tok-\($0.rawValue)" })
  }
}
