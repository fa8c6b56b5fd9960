import FeedDiagnostics
import Testing

@testable import FeedMarkdown

@Suite("The parts of a body")
struct BodyPartTests {
  private func parts(_ text: String, _ rawHTML: RawHTMLPolicy = .dropped) -> String {
    var options = MarkdownOptions(rawHTML: rawHTML)
    options.extensions = .all
    var parts: [String] = []
    MarkdownParser(options: options).parse(text, at: SourceLocation(file: "a.md")).body.visitParts { part in
      switch part {
      case .start(let element): parts.append("<\(element)")
      case .end: parts.append(">")
      case .text(let bytes): parts.append(String(decoding: bytes, as: UTF8.self))
      case .picture(let width, let height):
        parts.append("picture \(width.map(String.init) ?? "?")x\(height.map(String.init) ?? "?")")
      case .rule: parts.append("rule")
      }
      return true
    }
    return parts.filter { !$0.allSatisfy { $0 == " " } }.joined(separator: " ")
  }

  @Test(
    arguments: [
      ("a *b* c", "<paragraph a b c >"), ("a\\\nb", "<paragraph a\nb >"), ("# a\n\nb", "<heading a > <paragraph b >"),
      ("- a\n- b", "<list <item a > <item b > >"), ("> a\n>\n> b", "<quote <paragraph a > <paragraph b > >"),
      ("> [!NOTE]\n> a", "<alert <paragraph a > >"), ("```\na\n\nb\n```", "<code a\n\nb >"), ("***", "rule"),
      ("a\n: b", "<definitionList <term a > <definition b > >"),
      (
        "| a | b |\n|---|---|\n| c |",
        "<table <row <cell a > <cell b > > <row <cell c > <cell > > >"
      ),
      ("a[^1]\n\n[^1]: b", "<paragraph a ↩ > <group <list <item <paragraph b ↩ > > > >"),
      ("![a](b.jpg)", "<figure picture ?x? >"), ("![a](b.jpg \"c\")", "<figure picture ?x? <paragraph c > >"),
      ("a ![b](c.jpg) d", "<paragraph a  picture ?x?  d >"), ("![a](b.mp3)", "<figure a <paragraph a > >"),
      ("https://vimeo.com/76979871", "<group Vimeo vimeo.com/76979871 >"),
      ("![a](b.jpg){: width=3 height=2}", "<figure picture 3x2 >"),
    ])
  func `Are its blocks with their texts`(text: String, expected: String) {
    #expect(parts(text) == expected)
  }

  @Test(
    arguments: [
      ("<p>a</p>", "<paragraph a >"), ("<img src=a width=3 height=2>", "picture 3x2"),
      ("<pre>a\nb\n</pre>", "<code \n >"), ("<ul><li>a</ul>", "<list <item a >"), ("a <b>c</b>", "<paragraph a c >"),
    ])
  func `Are those of raw HTML where it stays`(text: String, expected: String) {
    #expect(parts(text, .kept) == expected)
  }

  @Test
  func `End where nobody wants more`() {
    var count = 0
    MarkdownParser().parse("a\n\nb\n\nc", at: SourceLocation(file: "a.md")).body.visitParts { _ in
      count += 1
      return count < 3
    }
    #expect(count == 3)
  }
}
