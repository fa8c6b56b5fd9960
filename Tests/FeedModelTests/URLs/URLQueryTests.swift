import FeedModel
import Testing

@Suite struct URLQueryTests {
  @Test(arguments: [
    ("Az09-._~", "Az09-._~"),
    ("a b", "a%20b"),
    ("a+b&c=d?e#f/g:h", "a%2Bb%26c%3Dd%3Fe%23f%2Fg%3Ah"),
    ("100%", "100%25"),
    ("雨 🌧", "%E9%9B%A8%20%F0%9F%8C%A7"),
    ("it's \"<a>\"\r\n", "it%27s%20%22%3Ca%3E%22%0D%0A"),
    ("", ""),
  ])
  func `Everything but unreserved characters is encoded`(text: String, expected: String) {
    #expect(URLQuery.address("mailto:", [text: text]) == "mailto:?\(expected)=\(expected)")
  }

  @Test func `Parameters keep their order and missing ones are left out`() {
    #expect(
      URLQuery.address("https://example.com/share", ["url": "https://example.org/?a=1", "pic": nil, "text": "a b"])
        == "https://example.com/share?url=https%3A%2F%2Fexample.org%2F%3Fa%3D1&text=a%20b")
    #expect(URLQuery.address("https://example.com/", ["a": nil]) == "https://example.com/")
    #expect(URLQuery.address("mailto:", ["subject": "x"]) == "mailto:?subject=x")
  }
}
