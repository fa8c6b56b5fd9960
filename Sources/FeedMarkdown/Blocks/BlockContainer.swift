internal import CCmark

/// A block quote or a list item, as far as the lines within it begin with something of its own.
struct BlockContainer {
  private enum Kind {
    case quote
    /// An item whose lines are indented by so many columns.
    case item(width: Int)
  }

  private let kind: Kind
  /// The line on which it begins.
  private let line: Int
  /// The column of its content on that line, counted from zero.
  private let contentColumn: Int

  /// Measures a container that begins in `lines` within `parents`; nil where a node is none.
  init?(_ node: CmarkNode, in parents: [BlockContainer], lines: SourceLines) {
    let type = node.type
    guard type == CMARK_NODE_BLOCK_QUOTE || type == CMARK_NODE_ITEM, 1...lines.count ~= node.line else { return nil }
    line = node.line
    var scanner = LineScanner(lines[line])
    Self.pass(parents, on: line, with: &scanner)
    if type == CMARK_NODE_BLOCK_QUOTE {
      _ = scanner.passQuoteMarker()
      kind = .quote
    } else {
      let start = scanner.column
      scanner.passSpace()
      scanner.pass(toColumn: scanner.column + Self.markerWidth(scanner.content))
      let space = scanner.indent
      let padding = scanner.isBlank || space > 4 ? 1 : space
      scanner.pass(toColumn: scanner.column + padding)
      kind = .item(width: scanner.column - start)
    }
    contentColumn = scanner.column
  }

  /// Passes what `containers` own of a line; false where the line does not continue all of them by itself.
  @discardableResult
  static func pass(_ containers: [BlockContainer], on line: Int, with scanner: inout LineScanner) -> Bool {
    for container in containers {
      if container.line == line {
        scanner.pass(toColumn: container.contentColumn)
        continue
      }
      switch container.kind {
      case .quote: guard scanner.passQuoteMarker() else { return false }
      case .item(let width): guard scanner.passColumns(width) else { return false }
      }
    }
    return true
  }

  /// The width of a list marker: one, or digits and what delimits them.
  private static func markerWidth(_ bytes: ArraySlice<UInt8>) -> Int { bytes.prefix { $0.isASCIIDigit }.count + 1 }
}
