import FeedHighlighting
import Foundation
import Testing

@Suite("The colours of code in the theme")
struct CodeColourTests {
  @Test
  func `Are there for every kind of token`() throws {
    let file = DocumentationFolder.checkout.appending(path: "themes/wall/styles/wall/7-prose.css")
    let style = try String(contentsOf: file, encoding: .utf8)
    for kind in CodeTokenKind.allCases {
      #expect(style.contains(".\(kind.className)"), "\(kind)")
    }
  }
}
