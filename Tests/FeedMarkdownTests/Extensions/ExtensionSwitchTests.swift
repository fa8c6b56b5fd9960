import BodyChecking
import FeedMarkdown
import Testing

@Suite("Extensions")
struct ExtensionSwitchTests {
  @Test(arguments: syntax)
  func `Change their syntax when they are on, and leave it to CommonMark when they are off`(name: String, text: String)
  {
    guard let value = MarkdownExtensions.named.first(where: { $0.name == name })?.value else {
      Issue.record("no extension \(name)")
      return
    }
    #expect(html(text, [value]) != html(text, []))
    let plain = Sample.parse(text, extensions: []).body.html(MarkdownRendering(purpose: .document))
    #expect(plain == CmarkReference.html(text))
    #expect(html(text, MarkdownExtensions.all.subtracting(value)) != html(text, .all))
  }

  @Test
  func `Each have an example here`() {
    #expect(Set(Self.syntax.map(\.0)) == Set(MarkdownExtensions.named.map(\.name)))
  }

  @Test(arguments: ["\"a\" 'b' c's -- --- ...", "'90s \"*a*\" \"'b'\""])
  func `Of punctuation do what cmark does`(text: String) {
    #expect(html(text, .smartPunctuation) == CmarkReference.html(text, isSmart: true))
  }

  private func html(_ text: String, _ extensions: MarkdownExtensions) -> String {
    Sample.parse(text, extensions: extensions).body.html(MarkdownRendering())
  }

  private static let syntax: [(String, String)] = [
    ("tables", "| a |\n|---|"), ("strikethrough", "~~a~~"), ("task-lists", "- [x] a"), ("autolinks", "https://a.b"),
    ("footnotes", "a[^1]\n\n[^1]: n m"), ("attribute-lists", "a\n{: .b}"), ("alerts", "> [!NOTE]\n> a"),
    ("definition-lists", "a\n: b"), ("smart-punctuation", "a -- b"), ("emoji", ":tada:"), ("marks", "==a=="),
    ("subscripts", "a~b~"), ("superscripts", "a^b^"), ("hard-breaks", "a\nb"), ("hashtags", "#a"),
    ("mentions", "@a"), ("figures", "![a](b.x)"), ("players", "![a](b.mp3)"),
    ("embeds", "<https://vimeo.com/1084537>"), ("highlighting", "```swift\nlet a = 1\n```"),
  ]
}
