/// A kind of text that a careless reader takes very long for.
struct Family: Sendable {
  let name: String
  /// The text of about so many bytes.
  let text: @Sendable (_ size: Int) -> String

  init(_ name: String, text: @escaping @Sendable (_ size: Int) -> String) {
    self.name = name
    self.text = text
  }

  /// The same piece over and over.
  init(_ name: String, repeating piece: String) {
    self.init(name) { size in .repeating(piece, upTo: size) }
  }

  /// What is measured, the families of cmark's own tests first.
  static let all = inlines + blocks + rawHTML + tables + marks + references + notes
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
