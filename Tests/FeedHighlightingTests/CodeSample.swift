import Testing

@testable import FeedHighlighting

/// Code of a language with its tokens written into it: `⟨keyword|let⟩ x`.
struct CodeSample: CustomTestStringConvertible {
  /// The word after a fence.
  let language: String
  /// The code with its tokens.
  let annotated: String

  init(_ language: String, _ annotated: String) {
    (self.language, self.annotated) = (language, annotated)
  }

  /// The code alone.
  var code: String {
    annotated.replacing(/⟨[a-z]+\|/, with: "").replacing("⟩", with: "")
  }

  var testDescription: String { language }

  /// The tokens that are found in code, written into it.
  static func annotate(_ code: String, as language: CodeLanguage) -> String {
    let bytes = Array(code.utf8)
    var result = ""
    var position = 0
    for token in language.tokens(in: bytes) {
      result += String(decoding: bytes[position..<token.range.lowerBound], as: UTF8.self)
      result += "⟨\(token.kind.rawValue)|\(String(decoding: bytes[token.range], as: UTF8.self))⟩"
      position = token.range.upperBound
    }
    return result + String(decoding: bytes[position...], as: UTF8.self)
  }

  /// A sample of every language at least.
  static let all: [CodeSample] = applications + systems + web + scripting + functional + data + documents + music
}
