import FeedMarkdown
import Foundation
import Testing

@Suite("The page about site.yml")
struct MarkdownSettingsPageTests {
  @Test
  func `Explains every extension of Markdown, with its default`() throws {
    let page = try DocumentationFolder.text(of: "site-yml")
    let lines = page.matches(of: /(?m)^- `([a-z-]+)`, (on|off)\./).map { "\($0.1) \($0.2)" }
    let standard = MarkdownOptions().extensions
    #expect(lines == MarkdownExtensions.named.map { "\($0.name) \(standard.contains($0.value) ? "on" : "off")" })
  }
}
