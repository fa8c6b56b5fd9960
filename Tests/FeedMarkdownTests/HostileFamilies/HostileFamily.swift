/// A kind of text that a careless reader takes very long for; shared with the benchmark `hostile-input`.
struct HostileFamily: Sendable, CustomStringConvertible {
  let name: String
  /// Whether the time that libcmark itself takes grows faster than the text.
  let isHardForCmark: Bool
  /// The text of about so many bytes.
  let text: @Sendable (_ size: Int) -> String

  var description: String { name }

  init(_ name: String, isHardForCmark: Bool = false, text: @escaping @Sendable (_ size: Int) -> String) {
    self.name = name
    self.isHardForCmark = isHardForCmark
    self.text = text
  }

  /// The same piece over and over.
  init(_ name: String, isHardForCmark: Bool = false, repeating piece: String) {
    self.init(name, isHardForCmark: isHardForCmark) { size in .repeating(piece, upTo: size) }
  }

  /// Those of cmark's own tests first.
  static let all: [HostileFamily] = inlines + blocks + rawHTML + tables + marks + references + notes
}

extension String {
  static func repeating(_ piece: String, upTo size: Int) -> String {
    String(repeating: piece, count: size / piece.utf8.count)
  }

  /// Pieces that depend on their number, which counts from one, until there is enough of them.
  static func numbered(upTo size: Int, _ piece: (Int) -> String) -> String {
    var text = ""
    var number = 1
    while text.utf8.count < size {
      text += piece(number)
      number += 1
    }
    return text
  }
}
