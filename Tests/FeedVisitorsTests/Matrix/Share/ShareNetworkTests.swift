import FeedModel
import Foundation
import Testing

@testable import FeedVisitors

@Suite struct ShareNetworkTests {
  private static let links: KeyValuePairs<ShareNetwork, String> = [
    .x: "https://x.com/intent/tweet?text=Hear%20%E9%9B%A8%20%26%20sun&url=https%3A%2F%2Fexample.com%2Fp%2F",
    .threads:
      "https://www.threads.com/intent/post?text=Hear%20%E9%9B%A8%20%26%20sun&url=https%3A%2F%2Fexample.com%2Fp%2F",
    .bluesky: "https://bsky.app/intent/compose?text=Hear%20%E9%9B%A8%20%26%20sun%20https%3A%2F%2Fexample.com%2Fp%2F",
    .mastodon: "https://mastodon.social/share?text=Hear%20%E9%9B%A8%20%26%20sun%20https%3A%2F%2Fexample.com%2Fp%2F",
    .whatsapp: "https://wa.me/?text=Hear%20%E9%9B%A8%20%26%20sun%20https%3A%2F%2Fexample.com%2Fp%2F",
    .telegram: "https://t.me/share/url?url=https%3A%2F%2Fexample.com%2Fp%2F&text=Hear%20%E9%9B%A8%20%26%20sun",
    .linkedin: "https://www.linkedin.com/sharing/share-offsite/?url=https%3A%2F%2Fexample.com%2Fp%2F",
    .email: "mailto:?subject=Rain&body=Hear%20%E9%9B%A8%20%26%20sun%0D%0A%0D%0Ahttps%3A%2F%2Fexample.com%2Fp%2F",
  ]

  @Test func `Networks take the same of each kind`() throws {
    let operators = EntryOperators(environment: try TestTheme.environment())
    for (network, link) in Self.links {
      for object in KindSamples.plain.all {
        #expect(operators.shareNetwork(ShareChoice(network), object, .sample).url == link)
      }
    }
  }

  @Test func `Reddit names the artists of music and nobody else`() throws {
    let operators = EntryOperators(environment: try TestTheme.environment())
    let start = "https://www.reddit.com/submit?url=https%3A%2F%2Fexample.com%2Fp%2F&title="
    let plain = start + "Rain"
    let expected: KindTable<String?> = [
      "text": plain, "article": plain, "media": plain, "song": start + "Ann%2C%20Bob%20%E2%80%93%20Rain",
      "album": start + "Ann%20%E2%80%93%20Rain", "playlist": plain, "event": plain, "invitation": plain,
      "follow": plain, "recommendation": plain, "link": plain, "quote": plain, "person": plain, "memories": plain,
      "custom": plain,
    ]
    expected.check { object in
      let sample = ShareMessage.sample
      let message = ShareMessage(
        sentence: sample.sentence, heading: sample.heading, page: sample.page,
        artists: operators.shareMessage(object).artists)
      return operators.shareNetwork(ShareChoice(.reddit), object, message).url
    }
  }

  @Test func `The clipboard takes the address of each kind`() throws {
    let operators = EntryOperators(environment: try TestTheme.environment())
    for object in KindSamples.plain.all {
      #expect(operators.shareNetwork(ShareChoice(.copy), object, .sample).address == "https://example.com/p/")
    }
  }

  @Test func `A site can choose the server of Mastodon`() throws {
    let operators = EntryOperators(environment: try TestTheme.environment())
    let choice = ShareChoice(.mastodon, instance: "g0v.social")
    let link = operators.shareNetwork(choice, KindSamples.plain.song, .sample).url
    #expect(link?.hasPrefix("https://g0v.social/share?text=") == true)
  }

  @Test(arguments: [(ShareNetwork.bluesky, 300), (.mastodon, 499)])
  func `A post that would be too long is shortened`(network: ShareNetwork, length: Int) throws {
    let operators = EntryOperators(environment: try TestTheme.environment())
    let message = ShareMessage(
      sentence: String(repeating: "雨", count: 600), heading: "Rain", page: "https://example.com/p/",
      artists: [])
    let link = try #require(operators.shareNetwork(ShareChoice(network), KindSamples.plain.song, message).url)
    let text = try #require(link.split(separator: "?text=").last?.removingPercentEncoding)
    #expect(text.count == length)
    #expect(text.hasSuffix("雨… https://example.com/p/"))
  }

  @Test func `Lines of an e-mail are divided as they have to be`() throws {
    let operators = EntryOperators(environment: try TestTheme.environment())
    let message = ShareMessage(sentence: "One\ntwo", heading: "A\nB", page: "https://example.com/", artists: [])
    #expect(
      operators.shareNetwork(ShareChoice(.email), KindSamples.plain.song, message).url
        == "mailto:?subject=A%20B&body=One%0D%0Atwo%0D%0A%0D%0Ahttps%3A%2F%2Fexample.com%2F")
  }
}
