import FeedMarkup
import Foundation
import Testing

@Suite struct JSONWriterTests {
  private func bytes(for place: JSONPlace = .document, _ write: (inout JSONObjectWriter) -> Void) -> [UInt8] {
    var writer = JSONWriter(for: place)
    writer.object(write)
    return writer.finish()
  }

  @Test func `Members keep their order, and those that are nil are left out`() {
    let bytes = bytes { json in
      json.member("z", "last")
      json.member("a", nil as String?)
      json.member("n", 7)
      json.member("f", 1.5)
      json.member("i", Double.infinity)
      json.member("yes", true)
      json.member("tags", ["x", "y"])
      json.member("none", [])
      json.object("empty") { _ in }
      json.array("list", of: [1, 2]) { number, json in
        if number == 1 { json.member("id", 1) } else { json.array("none", of: []) }
      }
      json.array("texts", of: ["2"])
    }
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
        {
          "z": "last",
          "n": 7,
          "f": 1.5,
          "yes": true,
          "tags": [
            "x",
            "y"
          ],
          "empty": {},
          "list": [
            {
              "id": 1
            },
            {
              "none": []
            }
          ],
          "texts": [
            "2"
          ]
        }

        """)
  }

  @Test func `What RFC 8259 asks for is escaped`() {
    let text = String(decoding: bytes { $0.member("t", "\"\\/\u{8}\t\n\u{C}\r\u{0}\u{1F}\u{7F}<é") }, as: UTF8.self)
    #expect(text == "{\n  \"t\": \"\\\"\\\\/\\b\\t\\n\\f\\r\\u0000\\u001f\u{7F}<é\"\n}\n")
  }

  @Test func `Nothing ends the script that holds it`() {
    let text = String(
      decoding: bytes(for: .script) { $0.member("t", "</script><!--&\u{2028}\u{2029}\u{20A8}©") }, as: UTF8.self)
    #expect(
      text == "{\"t\":\"\\u003c/script\\u003e\\u003c!--\\u0026\\u2028\\u2029\u{20A8}©\"}\n")
  }

  @Test(arguments: [JSONPlace.document, .script])
  func `Every text comes back as it was`(place: JSONPlace) throws {
    for text in HostileText.texts(400) {
      let bytes = bytes(for: place) { $0.member("t", text) }
      let value = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: String]
      // Foundation's reader drops U+FEFF wherever it stands.
      let withoutMarks = { (text: String) in Array(text.unicodeScalars.filter { $0 != "\u{FEFF}" }) }
      #expect(value?["t"].map(withoutMarks) == withoutMarks(text))
      let members = place == .script ? bytes.dropLast(1) : bytes.dropFirst(2).dropLast(3)
      #expect(members.allSatisfy { $0 >= 0x20 })
      if place == .script {
        #expect(!members.contains { "<>&".utf8.contains($0) })
        #expect(!String(decoding: members, as: UTF8.self).unicodeScalars.contains(where: isUnfitForHTML))
      }
    }
  }

  @Test func `What HTML forbids is escaped in a script`() throws {
    let numbers: [UInt32] = [
      0x7F, 0x80, 0x85, 0x9F, 0xA0, 0xFDD0, 0xFDEF, 0xFDF0, 0xFFFE, 0xFFFF, 0x1FFFE, 0xFFFFF, 0x10FFFF, 0x1F600,
    ]
    let text = String(String.UnicodeScalarView(numbers.compactMap(Unicode.Scalar.init)))
    let bytes = bytes(for: .script) { $0.member("t", text) }
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == #"{"t":"\u007f\u0080\u0085\u009f"# + "\u{A0}" + #"\ufdd0\ufdef"# + "\u{FDF0}"
        + #"\ufffe\uffff\ud83f\udffe\udbbf\udfff\udbff\udfff"# + "😀\"}\n")
    let value = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: String]
    #expect(value?["t"] == text)
  }

  private func isUnfitForHTML(_ scalar: Unicode.Scalar) -> Bool {
    (0x7F...0x9F).contains(scalar.value) || (0xFDD0...0xFDEF).contains(scalar.value) || scalar.value & 0xFFFE == 0xFFFE
      || (0x2028...0x2029).contains(scalar.value)
  }
}
