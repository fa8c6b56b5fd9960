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
    while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")),
      let close = rest.utf8[open...].firstIndex(of: UInt8(ascii: "}"))
    {
      let inside = rest.utf8.index(after: open)
      let name = rest[inside..<close]
      if !name.isEmpty, name.utf8.allSatisfy(Self.isPartOfName) {
        pieces += [.text(rest[..<open]), .placeholder(name)]
        rest = rest[rest.utf8.index(after: close)...]
      } else {
        pieces.append(.text(rest[..<inside]))
        rest = rest[inside...]
      }
    }
    self.pieces = pieces + [.text(rest)]
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
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
