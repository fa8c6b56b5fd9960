import Testing

@testable import feedsite

@Suite struct PrivateNetworkTests {
  @Test(arguments: [
    "localhost", "LOCALHOST.", "a.local", "nas.lan", "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1", "0.0.0.0", "224.0.0.1", "2130706433", "0x7f000001", "127.1", "[::1]", "::1", "::", "fe80::1",
    "fd00::1",
    "::ffff:127.0.0.1", "0:0:0:0:0:0:0:1", "0:0:0:0:0:ffff:7f00:1", "64:ff9b::7f00:1", "0177.0.0.1", "127.0x0.0.1",
    "intranet", "192.0.0.192", "fec0::1", "0x7f.1", "１２７.0.0.1", "127。0。0。1", "ⓛocalhost", "%6c%6fcalhost",
  ])
  func `Nothing is fetched from here`(host: String) {
    #expect(PrivateNetwork.holds(host: host))
  }

  @Test(arguments: [
    "example.org", "8.8.8.8", "172.32.0.1", "100.128.0.1", "[2001:db8::1]", "local.example", "10.example", "",
  ])
  func `Other hosts are asked`(host: String) {
    #expect(!PrivateNetwork.holds(host: host))
  }

  @Test(arguments: [
    "http://127.0.0.1:8080/a.png", "http://ann@localhost/a.png", "http://a:b@c@[::1]:80?x",
    "http://10.1.2.3#@example.org", "http:///127.0.0.1/a.png", "http:/localhost/a.png",
  ])
  func `Nothing is fetched from here, whatever stands around the host`(address: String) {
    #expect(PrivateNetwork.holds(address: address))
  }

  @Test(arguments: [
    "https://example.org:8443/a.png", "https://ann@www.example.org", "http://[2001:db8::1]:80/127.0.0.1",
  ])
  func `Other addresses are asked for, whatever stands around the host`(address: String) {
    #expect(!PrivateNetwork.holds(address: address))
  }

  @Test(arguments: [
    ("https://192.0.2.1/a.png", "192.0.2.1:443:192.0.2.1"), ("http://ann@192.0.2.1:8080", "192.0.2.1:8080:192.0.2.1"),
  ])
  func `A host is asked where it was found`(address: String, place: String) {
    #expect(PrivateNetwork.place(of: address) == .known(["--resolve", place]))
  }

  @Test(arguments: [
    "http://127.0.0.1/a.png", "file:///etc/passwd", "https://[::1]/a.png", "http://a b.example/",
    "http://a.example:80a/",
  ])
  func `No host is found where nothing is fetched from`(address: String) {
    #expect(PrivateNetwork.place(of: address) == .inside)
  }

  @Test func `A host that nobody knows is nowhere`() {
    #expect(PrivateNetwork.place(of: "http://\(String(repeating: "a", count: 300)).example/") == .unknown)
  }

  @Test(arguments: [
    ("https_proxy", "http://10.1.2.3:3128"), ("http_proxy", "10.1.2.3:3128"), ("ALL_PROXY", "socks5h://ann:b@10.1.2.3"),
  ])
  func `Proxies are those of the environment`(name: String, proxy: String) {
    #expect(PrivateNetwork.proxies(in: [name: proxy, "no_proxy": "192.0.2.1"]) == ["10.1.2.3"])
  }
}
