import Testing

@testable import FeedMarkup

/// Long texts are looked at eight bytes at a time, short ones byte by byte.
@Suite("Characters in long texts")
struct EscapingPlaceTests {
  private static let scalars =
    (Array(0..<0x80) + [0x85, 0xA0, 0xE9, 0x2028, 0x65E5, 0xFDD0, 0xFFFD, 0xFFFF, 0x1FFFE, 0x1F600] as [UInt32])
    .compactMap(Unicode.Scalar.init)

  private typealias Escape = (String, inout MarkupBuffer) -> Void

  @Test func `Are escaped as in short ones, wherever they stand`() {
    let formats: [(name: String, escape: Escape)] = [
      ("HTML", HTMLEscaping.append), ("HTML in double quotes", HTMLEscaping.appendKeepingApostrophes),
      ("XML", { $1.append($0, escapedAfter: .xmlText) }),
      ("an attribute of XML", { $1.append($0, escapedAfter: .xmlAttribute) }),
      ("JSON", { Self.appendJSON($0, for: .document, to: &$1) }),
      ("JSON in a page", { Self.appendJSON($0, for: .script, to: &$1) }),
    ]
    for (name, escape) in formats {
      for scalar in Self.scalars {
        let short = Self.escaped(String(scalar), by: escape)
        for count in 0...17 {
          let (before, after) = (String(repeating: "a", count: count), String(repeating: "z", count: 17 - count))
          let long = Self.escaped(before + String(scalar) + after, by: escape)
          #expect(long == before + short + after, "U+\(String(scalar.value, radix: 16)) in \(name)")
        }
      }
    }
  }

  private static func escaped(_ text: String, by escape: Escape) -> String {
    var buffer = MarkupBuffer()
    escape(text, &buffer)
    return buffer.markup
  }

  private static func appendJSON(_ text: String, for place: JSONPlace, to buffer: inout MarkupBuffer) {
    var writer = JSONWriter(for: place)
    writer.string(text)
    buffer.append(writer.written.bytes[1..<writer.written.count - 1])
  }
}
