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
  public var name: String { "\(self)" }

  /// The kind that a type stands for: GitHub's types, those of Obsidian, and a note for any other word; nil for quotes.
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

/// The words with which an alert begins: `[!NOTE]`, and `[!tip]- Title` as Obsidian writes it.
struct AlertMarkText {
  /// The kind; nil where what follows is a quote all the same.
  let kind: AlertKind?
  /// The bytes of the mark, with the sign of folded alerts and the spaces behind it.
  let count: Int

  private static let longest = 64

  /// Reads the beginning of a line.
  init?(_ line: ArraySlice<UInt8>) {
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
}
