import FeedDiagnostics
import FeedImport
import FeedMarkdown
import HTMLChecking

/// HTML that becomes Markdown: the same each time, with the words that a reader saw, and nothing that runs.
package struct HTMLSubject: FuzzSubject {
  private let converted: @Sendable (String) -> String

  /// Creates the subject.
  ///
  /// - Parameter converted: the Markdown that was made, as it is looked at.
  package init(converted: @escaping @Sendable (String) -> String = { $0 }) { self.converted = converted }

  package func problem(in bytes: [UInt8]) async -> String? {
    let html = String(decoding: bytes, as: UTF8.self)
    for isNote in [false, true] {
      let converter = MarkdownConverter(isNote: isNote)
      let made = converter.markdown(html)
      if made != converter.markdown(html) { return "other Markdown the second time" }
      let markdown = converted(made)
      let harmless = Self.body(markdown, isNote, .harmless).html(MarkdownRendering(purpose: .document))
      if let problem = HTMLHarm(HTMLDocument(harmless)).problems.first { return "\(problem):\n\(markdown)" }
      let kept = Self.body(markdown, isNote, .kept).html(MarkdownRendering(purpose: .document))
      let (before, after) = (SeenWords(html).text, SeenWords(kept).text)
      if before != after { return "\(before.debugDescription) became \(after.debugDescription):\n\(markdown)" }
    }
    return nil
  }

  private static func body(_ markdown: String, _ isNote: Bool, _ policy: RawHTMLPolicy) -> MarkdownBody {
    // Titles of pictures are shown, which is meant.
    let extensions = MarkdownExtensions.standard.subtracting([.autolinks, .figures])
    let options = MarkdownOptions(
      extensions: isNote ? extensions : extensions.subtracting([.hashtags, .mentions]), rawHTML: policy)
    return MarkdownParser(options: options).parse(markdown, at: SourceLocation(file: "a.md", line: 1)).body
  }
}

/// The letters and digits that a reader sees of HTML.
struct SeenWords {
  private(set) var text = ""

  init(_ html: String) { read(MarkupDocument.html(html)) }

  private mutating func read(_ nodes: [MarkupNode]) {
    for node in nodes {
      switch node {
      case .text(let text): self.text += text.filter { $0.isLetter || $0.isNumber }
      case .comment: continue
      case .element(let element):
        guard !["script", "style", "title", "textarea"].contains(element.name) else { continue }
        read(element.children)
      }
    }
  }
}
