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
    let hasPlayer = MarkupDocument.html(html).compactMap(\.element).contains {
      SeenWords.players.contains($0.name) || !$0.descendants(SeenWords.players).isEmpty
    }
    for isNote in [false, true] {
      let converter = MarkdownConverter(isNote: isNote)
      let made = converter.markdown(html)
      if made != converter.markdown(html) { return "other Markdown the second time" }
      let markdown = converted(made)
      let harmless = Self.body(markdown, isNote, .harmless).html(MarkdownRendering(purpose: .document))
      if let problem = HTMLHarm(HTMLDocument(harmless)).problems.first { return "\(problem):\n\(markdown)" }
      let kept = Self.body(markdown, isNote, .kept).html(MarkdownRendering(purpose: .document))
      let seen = SeenWords(kept)
      let (before, after) = (SeenWords(html).text(without: seen.addresses), seen.text(without: seen.addresses))
      // What stands in a player or a frame is shown where that has no address that may be shown.
      if before != after, !hasPlayer {
        return "\(before.debugDescription) became \(after.debugDescription):\n\(markdown)"
      }
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

/// The letters and digits that a reader sees of HTML, with the captions of pictures.
struct SeenWords {
  private var text = ""
  /// The words that are addresses, of each its letters and digits.
  private(set) var addresses: Set<String> = []

  /// What browsers run or fill in.
  private static let hidden: Set<String> = [
    "script", "style", "head", "title", "template", "noscript", "select", "textarea", "button", "canvas",
  ]
  /// Frames and players, which hold words for browsers that have none.
  static let players: Set<String> = ["iframe", "object", "embed", "video", "audio"]

  init(_ html: String) { read(MarkupDocument.html(html), isInFigure: false) }

  /// All words in a row, but for addresses: that of a film stands for its player, which shows none.
  func text(without addresses: Set<String>) -> String {
    // An address may begin like a longer one.
    addresses.sorted { ($1.count, $0) < ($0.count, $1) }.reduce(text) { $0.replacing($1, with: "") }
  }

  private mutating func read(_ nodes: [MarkupNode], isInFigure: Bool) {
    for node in nodes {
      switch node {
      case .text(let text): add(text)
      case .comment: continue
      case .element(let element):
        guard !Self.hidden.contains(element.name), !Self.players.contains(element.name) else { continue }
        // A caption becomes the title of its picture, and takes the place of one.
        if element.name == "img", !isInFigure { add(element["title"] ?? "") }
        read(element.children, isInFigure: isInFigure || element.name == "figure")
      }
    }
  }

  private mutating func add(_ words: String) {
    for word in words.split(whereSeparator: \.isWhitespace) {
      // Not by characters: a mark alone is no letter, and part of one after another word.
      let letters = String(
        String.UnicodeScalarView(
          word.unicodeScalars.filter { $0.properties.isAlphabetic || $0.properties.numericType != nil }))
      text += letters
      if word.hasPrefix("https://") || word.hasPrefix("http://") { addresses.insert(letters) }
    }
  }
}
