import FeedMarkup
import Testing

@Suite("URL escaping")
struct URLEscapingTests {
  @Test(
    arguments: [
      ("https://example.org/a-b_c~d?e=f&g=h#i", "https://example.org/a-b_c~d?e=f&amp;g=h#i"),
      ("a b", "a%20b"),
      ("a%20b%zz", "a%20b%zz"),
      ("/日", "/%E6%97%A5"),
      ("\"><script>", "%22%3E%3Cscript%3E"),
      ("it's", "it&#x27;s"),
      ("[::1]`{|}\\^", "%5B::1%5D%60%7B%7C%7D%5C%5E"),
      ("a\nb\u{0}c\u{7F}", "a%0Ab%00c%7F"),
      ("", ""),
    ])
  func `Leaves an address valid and harmless in an attribute`(address: String, expected: String) {
    var buffer = MarkupBuffer()
    URLEscaping.append(address, to: &buffer)
    #expect(buffer.markup == expected)
  }
}
