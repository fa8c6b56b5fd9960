import Testing

@testable import FeedFiles

@Suite struct InternetHostTests {
  @Test(arguments: ["192.0.2.1", "2001:db8::1"])
  func `An address in digits is its own`(address: String) {
    #expect(InternetHost.addresses(of: address) == [address])
  }

  @Test func `An unknown host has no address`() {
    #expect(InternetHost.addresses(of: String(repeating: "a", count: 300)) == [])
  }
}
