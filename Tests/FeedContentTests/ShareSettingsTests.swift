import FeedContent
import FeedModel
import Testing

@Suite struct ShareSettingsTests {
  private func load(_ share: String) async -> LoadedContent {
    await TestSite(raw: ["site.yml": "id: a\ntitle: A\n\(share)"]).load()
  }

  @Test(arguments: ["", "share:\n", "share: true\n", "share: ~\n"])
  func `A site that chooses nothing offers a few networks`(text: String) async {
    let content = await load(text)
    #expect(content.site.share == ShareChoice.standard)
    #expect(content.messages == [])
  }

  @Test(arguments: ["share: false\n", "share: []\n", "share: off\n"])
  func `A site can offer nothing`(text: String) async {
    let content = await load(text)
    #expect(content.site.share == [])
    #expect(content.messages == [])
  }

  @Test func `Networks are offered in the order of the file`() async {
    let content = await load("share: [WeChat, copy, {name: mastodon, instance: g0v.social}, {name: x}]\n")
    #expect(
      content.site.share == [
        ShareChoice(.wechat), ShareChoice(.copy), ShareChoice(.mastodon, instance: "g0v.social"), ShareChoice(.x),
      ])
    #expect(content.messages == [])
    #expect(await load("share: line\n").site.share == [ShareChoice(.line)])
  }

  @Test(arguments: [
    ("share: {pictures: false}", false, ShareChoice.standard),
    ("share: {networks: [line]}", true, [ShareChoice(.line)]),
    ("share: {networks: false, pictures: true}", true, []), ("share: {name: x}", true, [ShareChoice(.x)]),
    ("share: [line]", true, [ShareChoice(.line)]),
  ])
  func `Pictures can be turned off beside the networks`(text: String, isDrawn: Bool, networks: [ShareChoice]) async {
    let content = await load(text + "\n")
    #expect(content.site.drawsSharePictures == isDrawn)
    #expect(content.site.share == networks)
    #expect(content.messages == [])
  }

  @Test func `A key that is neither is an error`() async {
    let content = await load("share: {picture: false}\n")
    #expect(content.codes == ["unknown-key"])
    #expect(content.messages.first?.contains("did you mean \"pictures\"?") == true)
  }

  @Test func `Every network has a name`() async {
    let names = ShareNetwork.allCases.map(\.rawValue)
    let content = await load("share: [\(names.joined(separator: ", "))]\n")
    #expect(content.site.share.map(\.network) == ShareNetwork.allCases)
    #expect(content.messages == [])
  }

  @Test(arguments: [
    ("https://g0v.social/", "g0v.social"), ("G0V.social", "g0v.social"), ("social.example:8443", "social.example:8443"),
    ("例.tw", "xn--fsq.tw"),
  ])
  func `A server is named or given by its address`(text: String, instance: String) async {
    let content = await load("share:\n  - name: mastodon\n    instance: \"\(text)\"\n")
    #expect(content.site.share == [ShareChoice(.mastodon, instance: instance)])
    #expect(content.messages == [])
  }

  @Test(arguments: ["http://a.example", "a.example/share", "a b", "https://"])
  func `What is no server is an error`(text: String) async {
    let content = await load("share:\n  - name: mastodon\n    instance: \"\(text)\"\n")
    #expect(content.codes == ["invalid-value"])
    #expect(content.messages.first?.hasPrefix("content/site.yml:5:15: error") == true)
  }

  @Test(arguments: [
    ("share: [facebok]", "unknown-choice", "3:9", "did you mean \"facebook\"?"),
    ("share: [{name: instagran}]", "unknown-choice", "3:16", "did you mean \"instagram\"?"),
    ("share: [line, LINE]", "invalid-value", "3:15", "each network once"),
    ("share: [{name: line, instance: a.example}]", "unknown-key", "3:22", "name"),
    ("share: [{instance: a.example}]", "incomplete-field", "3:9", "name"),
    ("share: [[line]]", "wrong-type", "3:9", "text"),
    ("share: maybe", "unknown-choice", "3:8", "facebook"),
  ])
  func `Mistakes are named with their place`(text: String, code: String, place: String, words: String) async {
    let content = await load(text + "\n")
    #expect(content.codes.first == code)
    #expect(content.messages.first?.hasPrefix("content/site.yml:\(place): error") == true)
    #expect(content.messages.first?.contains(words) == true)
  }

  @Test(arguments: [("true", nil, true), ("false", nil, false), ("Hear this!", "Hear this!", true)])
  func `An entry brings words of its own, or is not shared at all`(
    text: String, words: String?, isShareable: Bool
  ) async throws {
    let content = await TestSite(raw: [
      "site.yml": "id: a\ntitle: A\n", "songs/a.md": "---\ntitle: A\ndate: 2025-04-09\nshare: \(text)\n---\n",
    ]).load()
    let entry = try #require(content.entry("songs/a.md"))
    #expect(entry.shareText == words)
    #expect(entry.isShareable == isShareable)
    #expect(content.messages == [])
  }
}
