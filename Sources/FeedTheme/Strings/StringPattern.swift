/// A string with places to fill in: `{follower} now follows {followed}`.
struct StringPattern {
  private enum Piece {
    case text(Substring)
    case placeholder(Substring)
  }

  private let pieces: [Piece]

  /// Reads a string; braces that hold no name are text.
  init(_ text: String) {
    var pieces: [Piece] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let name = rest[rest.index(after: open)..<close]
      if !name.isEmpty, name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) {
        pieces += [.text(rest[..<open]), .placeholder(name)]
        rest = rest[rest.index(after: close)...]
      } else {
        pieces.append(.text(rest[...open]))
        rest = rest[rest.index(after: open)...]
      }
    }
    self.pieces = pieces + [.text(rest)]
  }

  /// The names of the places, in their order.
  var placeholders: [String] {
    pieces.compactMap { piece in
      guard case .placeholder(let name) = piece else { return nil }
      return String(name)
    }
  }

  /// The string with values in its places; a place without a value stays as it is.
  func filled(with values: [String: String]) -> String {
    pieces.map { piece in
      switch piece {
      case .text(let text): String(text)
      case .placeholder(let name): values[String(name)] ?? "{\(name)}"
      }
    }.joined()
  }
}
