import FeedModel
import Testing

@Suite struct URLAuthorityTests {
  @Test(arguments: [
    ("https://www.Example.org:8080/a", "example.org"), ("https://user:word@example.org/", "example.org"),
    ("http://[::1]:8080/", "[::1]"), ("https://xn--mnchen-3ya.example/", "münchen.example"),
    ("https://www.xn--r8jz45g.jp/雨", "例え.jp"), ("https://a.xn--mnchen-3ya.example?b", "a.münchen.example"),
    ("mailto:a@example.org", ""),
  ])
  func `The name of a site is its host in the letters that it encodes`(address: String, expected: String) {
    #expect(URLAuthority.site(of: address) == expected)
  }

  @Test(arguments: ["xn--", "xn--99999999999.example", "xn--a%.example"])
  func `A host that is no valid name stays as it is`(host: String) {
    #expect(URLAuthority.site(of: "https://\(host)/") == host)
  }
}
