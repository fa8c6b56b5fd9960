import FeedModel
import Foundation
import Testing

struct FeedUUIDTests {
  private static let dns = "6ba7b810-9dad-11d1-80b4-00c04fd430c8"
  private static let url = "6ba7b811-9dad-11d1-80b4-00c04fd430c8"
  private static let oid = "6ba7b812-9dad-11d1-80b4-00c04fd430c8"
  private static let x500 = "6ba7b814-9dad-11d1-80b4-00c04fd430c8"

  @Test(
    arguments: [
      (dns, "www.example.com", "2ed6657d-e927-568b-95e1-2665a8aea6a2"),
      (dns, "python.org", "886313e1-3b8a-5372-9b90-0c9aee199e5d"),
      (url, "https://example.org/", "527dda32-a0de-5105-a042-cb475b5f7d11"),
      (url, "", "1b4db7eb-4057-5ddf-91e0-36dec72071f5"),
      (oid, "songs/雨.md", "fdca5128-468b-5a67-b6a9-39247d472f94"),
      (x500, String(repeating: "a", count: 300), "ff7b0dfc-83fa-5ff1-8020-7b672d1d6084"),
    ])
  func `UUIDs are those of RFC 9562 appendix A.4 and of other implementations`(
    namespace: String, name: String, uuid: String
  ) throws {
    for namespace in [namespace, namespace.uppercased()] {
      let made = FeedUUID(name: name, in: try #require(FeedUUID(namespace)))
      #expect(made.description == uuid && made == FeedUUID(uuid))
      #expect(made.urn == "urn:uuid:\(uuid)" && made.shortForm == uuid.prefix(8))
    }
  }

  @Test(
    arguments: [
      "", "the-rain", "6ba7b8109dad11d180b400c04fd430c8", "6ba7b810-9dad-11d1-80b4-00c04fd430cg",
      "{6ba7b810-9dad-11d1-80b4-00c04fd430c8}", "6ba7b810-9dad-11d1-80b4-00c04fd430c8-",
      "６ba7b8-9dad-11d1-80b4-00c04fd430c8", "6ba7b81-09dad-11d1-80b4-00c04fd430c8",
    ])
  func `What is no UUID is not read as one`(_ text: String) {
    #expect(FeedUUID(text) == nil)
    let json = Data("[\"\(text)\"]".utf8)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode([FeedUUID].self, from: json) }
  }

  @Test
  func `A site's namespace is its id, or the UUID of an id that is none, for ever`() {
    #expect(FeedUUID.namespace(ofSiteID: Self.dns.uppercased()).description == Self.dns)
    #expect(FeedUUID.namespace(ofSiteID: "the-rain").description == "c6156eb4-a62b-5048-8565-0e99ef6e75d1")
  }
}
