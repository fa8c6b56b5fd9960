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

  /// The kind that the line with which a block quote begins names; nil where it names none.
  init?(_ line: ArraySlice<UInt8>) {
    guard line.starts(with: "[!".utf8), let close = line.prefix(16).firstIndex(of: UInt8(ascii: "]")),
      line[(close + 1)...].allSatisfy(\.isASCIISpace)
    else { return nil }
    let name = String(decoding: line[..<close].dropFirst(2), as: UTF8.self).lowercased()
    guard let kind = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = kind
  }
}
