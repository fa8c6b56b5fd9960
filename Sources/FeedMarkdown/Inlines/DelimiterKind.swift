/// The marks around a piece of text, apart from those of CommonMark.
enum DelimiterKind: Int, CaseIterable {
  case strikethrough, singleStrikethrough, mark, `subscript`, superscript

  /// The kind that a run of marks is; nil where it is none.
  init?(_ byte: UInt8, count: Int, extensions: MarkdownExtensions) {
    switch (byte, count) {
    case (UInt8(ascii: "~"), 2) where extensions.contains(.strikethrough): self = .strikethrough
    case (UInt8(ascii: "~"), 1) where extensions.contains(.subscripts): self = .subscript
    case (UInt8(ascii: "~"), 1) where extensions.contains(.strikethrough): self = .singleStrikethrough
    case (UInt8(ascii: "="), 2) where extensions.contains(.marks): self = .mark
    case (UInt8(ascii: "^"), 1) where extensions.contains(.superscripts): self = .superscript
    default: return nil
    }
  }

  var meaning: InlineMeaning {
    switch self {
    case .strikethrough, .singleStrikethrough: .strikethrough
    case .mark: .mark
    case .subscript: .subscript
    case .superscript: .superscript
    }
  }

  /// Whether the text within holds no space, so that `~5 km, ~6 km` stays what it is.
  var isOneWord: Bool { self == .subscript || self == .superscript }
}
