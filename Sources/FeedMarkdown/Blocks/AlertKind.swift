internal import CCmark

/// The type of an alert: `> [!NOTE]`.
public enum AlertKind: Int, Hashable, Sendable, CaseIterable {
  /// Something to know.
  case note = 1
  /// Something that helps.
  case tip
  /// Something that readers must know.
  case important
  /// Something that may go wrong.
  case warning
  /// Something that may do harm.
  case caution

  /// The name in lower case.
  public var name: String {
    switch self {
    case .note: "note"
    case .tip: "tip"
    case .important: "important"
    case .warning: "warning"
    case .caution: "caution"
    }
  }

  /// The kind of a type: GitHub's types, those of Obsidian, and a note for any other word; nil for quotes.
  init?(type: String) {
    switch type {
    case "tip", "hint", "success", "check", "done": self = .tip
    case "important": self = .important
    case "warning", "attention", "bug": self = .warning
    case "caution", "danger", "error", "failure", "fail", "missing": self = .caution
    case "quote", "cite": return nil
    default: self = .note
    }
  }
}

/// The words with which a block quote begins that is an alert: `[!NOTE]`, and `[!tip]- Title` as Obsidian writes it.
struct AlertMark {
  /// The kind; nil for a plain quote.
  private let kind: AlertKind?
  /// The number of bytes of the mark, with the character for folded alerts and the spaces after it.
  private let count: Int

  private static let longest = 64

  private init?(_ line: ArraySlice<UInt8>) {
    guard line.starts(with: "[!".utf8),
      let close = line.prefix(Self.longest).firstIndex(of: UInt8(ascii: "]"))
    else { return nil }
    let type = line[..<close].dropFirst(2)
    guard !type.isEmpty, type.allSatisfy({ $0.isASCIIWord || $0 == UInt8(ascii: "-") || $0 >= 0x80 }) else {
      return nil
    }
    var rest = line[(close + 1)...]
    if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { rest = rest.dropFirst() }
    let title = rest.drop(while: \.isASCIISpace)
    // A word that follows at once makes other text of it, as in `[!a](b)`.
    guard title.isEmpty || title.startIndex > rest.startIndex else { return nil }
    kind = AlertKind(type: String(decoding: type, as: UTF8.self).lowercased())
    count = title.startIndex - line.startIndex
  }

  /// Takes the mark out of a quote, which becomes the variant that ``AlertKind`` numbers.
  static func read(in quote: CmarkNode) {
    guard let paragraph = quote.firstChild, paragraph.type == CMARK_NODE_PARAGRAPH, let first = paragraph.firstChild,
      first.type == CMARK_NODE_TEXT, unsafe first.withLiteral({ unsafe $0.first == UInt8(ascii: "[") })
    else { return }
    let bytes = first.literalBytes
    guard let mark = AlertMark(bytes[...]) else { return }
    let rest = first.next
    let isWhole = rest == nil || rest?.type == CMARK_NODE_SOFTBREAK || rest?.type == CMARK_NODE_LINEBREAK
    if mark.count == bytes.count, isWhole {
      rest?.remove()
      first.remove()
      if paragraph.firstChild == nil { paragraph.remove() }
    } else {
      guard mark.count < bytes.count || bytes.last.map({ $0.isASCIISpace }) ?? false else { return }
      first.setLiteral(bytes[mark.count...])
      setTitle(from: first)
    }
    guard let kind = mark.kind else { return }
    quote.setVariant(kind.rawValue)
  }

  /// Makes the rest of the line, which is the title, strong text on a line of its own.
  private static func setTitle(from first: CmarkNode) {
    guard let title = CmarkNode.new(CMARK_NODE_STRONG) else { return }
    first.insertBefore(title)
    while let next = title.next, next.type != CMARK_NODE_SOFTBREAK, next.type != CMARK_NODE_LINEBREAK {
      title.append(next)
    }
    guard let end = title.next, end.type == CMARK_NODE_SOFTBREAK, let lineEnd = CmarkNode.new(CMARK_NODE_LINEBREAK)
    else { return }
    end.insertBefore(lineEnd)
    end.remove()
  }
}
