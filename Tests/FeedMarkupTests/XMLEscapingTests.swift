import Testing

@testable import FeedMarkup

@Suite("XML escaping")
struct XMLEscapingTests {
  private func escape(_ text: String) -> String {
    var buffer = MarkupBuffer()
    buffer.append(text, escapedAfter: .xmlText)
    return buffer.markup
  }

  @Test(
    arguments: [
      ("a & b", "a &amp; b"),
      ("<b title=\"it's\">", "&lt;b title=\"it's\"&gt;"),
      ("]]>", "]]&gt;"),
      ("<\u{338}", "&lt;\u{338}"),
      ("\t\n", "\t\n"),
      ("a\r\nb", "a&#13;\nb"),
      ("日本語 👩‍👩‍👧", "日本語 👩‍👩‍👧"),
    ])
  func `Replaces the characters that are markup`(text: String, expected: String) {
    #expect(escape(text) == expected)
  }

  @Test
  func `Keeps white space and quotes in attributes by references`() {
    var buffer = MarkupBuffer()
    buffer.append("a\t\"b\"\n'c'\r<&>", escapedAfter: .xmlAttribute)
    #expect(buffer.markup == "a&#9;&quot;b&quot;&#10;&#39;c&#39;&#13;&lt;&amp;&gt;")
  }

  @Test
  func `Lets no character out that XML 1.0 forbids`() {
    for code in UInt32(0)...0x1_1000 {
      guard let character = Unicode.Scalar(code) else { continue }
      let isAllowed =
        switch code {
        case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...: true
        default: false
        }
      var attribute = MarkupBuffer()
      attribute.append(String(character), escapedAfter: .xmlAttribute)
      for escaped in [escape(String(character)), attribute.markup] {
        #expect((escaped == "\u{FFFD}") == (!isAllowed || code == 0xFFFD), "U+\(String(code, radix: 16))")
      }
    }
  }

  @Test(arguments: [0x85, 0xFDD0, 0x1FFFE, 0x10FFFF] as [UInt32])
  func `Leaves noncharacters that XML 1.0 allows alone`(code: UInt32) throws {
    let character = try #require(Unicode.Scalar(code))
    #expect(escape("\(character)<") == "\(character)&lt;")
  }
}
