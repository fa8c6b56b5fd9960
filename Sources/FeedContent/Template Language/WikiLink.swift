import FeedDiagnostics
import FeedMedia
import FeedModel

/// `[[Note#Heading|text]]`, as Obsidian writes links, and `![[picture.png|300]]`.
struct WikiLink {
  private let name: String
  private let heading: String
  /// What follows each vertical bar.
  private let texts: [String]
  private let isEmbed: Bool

  private static let longest = 512

  /// Reads what is between the brackets; nil where it is something else.
  init?(_ inner: ArraySlice<UInt8>, isEmbed: Bool) {
    guard inner.count <= Self.longest, let first = inner.first, first > UInt8(ascii: " "),
      !":^-!".utf8.contains(first), first != UInt8(ascii: "=") || inner.dropFirst().first == UInt8(ascii: " "),
      !inner.contains(where: { $0 < UInt8(ascii: " ") || $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "]") }),
      inner.contains(where: { $0 >= 0x80 || $0.isASCIILetter })
        || Self.isDay(inner.prefix { $0 != UInt8(ascii: "|") })
    else { return nil }
    // In tables the bar has a backslash.
    let parts = String(decoding: inner, as: UTF8.self).split(separator: "|", omittingEmptySubsequences: false).map {
      String($0.last == "\\" ? $0.dropLast() : $0).trimmingWhitespace
    }
    let target = parts[0].split(separator: "#", omittingEmptySubsequences: false).map { String($0).trimmingWhitespace }
    name = target[0]
    heading = target.count > 1 ? target[target.count - 1] : ""
    texts = parts.dropFirst().filter { !$0.isEmpty }
    self.isEmbed = isEmbed
    guard !name.isEmpty || !heading.isEmpty else { return nil }
  }

  /// Whether a name is that of a daily note; other figures between brackets are lists of a program.
  private static func isDay(_ name: ArraySlice<UInt8>) -> Bool {
    String(decoding: name, as: UTF8.self).wholeMatch(of: /\d{4}-\d{2}-\d{2}/) != nil
  }

  /// Whether two brackets at an index may begin a link: not after a word, as in programs, and not after a backslash.
  static func mayBegin(at index: Int, after start: Int, in bytes: [UInt8]) -> Bool {
    guard index + 4 < bytes.count, bytes[index + 1] == UInt8(ascii: "[") else { return false }
    guard start > 0 else { return true }
    var before = bytes[start - 1]
    // A low line begins or ends emphasis, or is part of a word.
    if before == UInt8(ascii: "_") {
      let start = bytes[..<(start - 1)].lastIndex { $0 != before }
      before = start.map { bytes[$0] } ?? UInt8(ascii: " ")
    }
    return before >= 0x80
      || !(TemplateScanner.isWord(before) && before != UInt8(ascii: "-")) && !"])\\[$".utf8.contains(before)
  }

  /// Whether what follows makes a link of Markdown of the brackets: `[[a]](b)`, `[[a]][b]`.
  static func isMarkdown(after index: Int, in bytes: [UInt8]) -> Bool {
    guard index < bytes.count else { return false }
    if bytes[index] == UInt8(ascii: "[") {
      return index + 1 < bytes.count && bytes[index + 1] != UInt8(ascii: "[") && bytes[index + 1] != UInt8(ascii: "^")
    }
    return bytes[index] == UInt8(ascii: "(") || bytes[index] == UInt8(ascii: "]")
  }

  func markdown(hasAttributes: Bool) -> String {
    guard isEmbed, MediaTypes.isMedia(name) else { return MarkdownText.link(destination, text: text) }
    var words = texts
    var width: Substring?
    if let size = words.last, size.utf8.allSatisfy({ "0123456789x".utf8.contains($0) }) {
      width = size.prefix { $0 != "x" }
      words.removeLast()
    }
    return MarkdownText.image(
      MarkdownText.named(name), alt: words.joined(separator: " "), title: "",
      width: hasAttributes ? width.map(String.init) : nil, link: nil)
  }

  /// What ``BodyLinks`` looks up.
  var destination: String {
    MarkdownText.destination(
      heading.isEmpty || heading.hasPrefix("^") ? MarkdownText.named(name) : MarkdownText.named("\(name)#\(heading)"))
  }

  private var text: String {
    if !texts.isEmpty { return texts.joined(separator: " ") }
    let file = name.fileName
    let note = ContentPath.isMarkdown(file) ? file.fileStem : file
    if heading.isEmpty || heading.hasPrefix("^") { return note }
    return note.isEmpty ? heading : "\(note) > \(heading)"
  }
}
