import FeedMarkup
import Foundation
import Testing

@Suite struct JSONWriterTests {
  private func bytes(for place: JSONPlace = .document, _ write: (inout JSONObjectWriter) -> Void) -> [UInt8] {
    var writer = JSONWriter(for: place)
    writer.object(write)
    return writer.finish()
  }

  @Test func membersStandInTheirOrderAndWhatIsNilIsLeftOut() {
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
      json.array("list") { array in
        array.object { $0.member("id", 1) }
        array.array { $0.element(2) }
        array.array { _ in }
      }
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
            [
              2
            ],
            []
          ]
        }

        """)
  }

  @Test func whatRFC8259AsksForIsEscaped() {
    let text = String(decoding: bytes { $0.member("t", "\"\\/\u{8}\t\n\u{C}\r\u{0}\u{1F}\u{7F}<é") }, as: UTF8.self)
    #expect(text == "{\n  \"t\": \"\\\"\\\\/\\b\\t\\n\\f\\r\\u0000\\u001f\u{7F}<é\"\n}\n")
  }

  @Test func nothingEndsTheScriptThatHoldsIt() {
    let text = String(
      decoding: bytes(for: .script) { $0.member("t", "</script><!--&\u{2028}\u{2029}\u{20A8}©") }, as: UTF8.self)
    #expect(
      text == "{\n  \"t\": \"\\u003c/script\\u003e\\u003c!--\\u0026\\u2028\\u2029\u{20A8}©\"\n}\n")
  }

  @Test(arguments: [JSONPlace.document, .script])
  func everyTextComesBackAsItWas(place: JSONPlace) throws {
    for text in HostileText.texts(400) {
      let bytes = bytes(for: place) { $0.member("t", text) }
      let value = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: String]
      // Foundation's reader drops U+FEFF wherever it stands.
      let withoutMarks = { (text: String) in Array(text.unicodeScalars.filter { $0 != "\u{FEFF}" }) }
      #expect(value?["t"].map(withoutMarks) == withoutMarks(text))
      let members = bytes.dropFirst(2).dropLast(3)
      #expect(members.allSatisfy { $0 >= 0x20 })
      if place == .script { #expect(!members.contains { "<>&".utf8.contains($0) }) }
    }
  }
}
