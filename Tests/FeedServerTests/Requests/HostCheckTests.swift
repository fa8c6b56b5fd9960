import FeedServer
import Testing

@Suite("The host that a request names")
struct HostCheckTests {
  @Test(
    arguments: [
      "localhost", "localhost:", "localhost:8080", "LOCALHOST", "localhost.", "wall.localhost:1", "127.0.0.1",
      "127.0.0.1:65535",
      "192.168.1.20:8080", "[::1]", "[::1]:8080", "[fe80::1]", "example.org", "Example.ORG:8080",
    ])
  func `Addresses in digits, localhost and names that were given are ours`(host: String) {
    #expect(HostCheck(names: ["example.org"]).allows(host))
  }

  @Test(
    arguments: [
      "evil.example", "localhost.evil.example", "notlocalhost", "127.0.0.1.evil.example", "example.org.evil.example",
      "127.0.0.1.nip.io", "", ":8080", "localhost:x", "localhost:123456", "localhost, evil", "localhost evil",
      "1.2.3", "1.2.3.4.5", "256.1.1.1", "0x7f.0.0.1", "[::1", "[evil]", "[evil::]x", "[1.2.3.4]", "[localhost]",
      "user@localhost", "localhost/",
      "evil.example\u{0}.localhost",
    ])
  func `Other names, which a stranger can lead here, are not`(host: String) {
    #expect(!HostCheck(names: ["example.org"]).allows(host), "\(host)")
  }

  @Test
  func `A request without the field is not for us`() {
    #expect(!HostCheck().allows(nil))
  }
}
