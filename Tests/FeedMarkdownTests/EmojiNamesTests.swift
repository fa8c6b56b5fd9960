import Foundation
import Testing

@testable import FeedMarkdown

@Suite("Emoji by name")
struct EmojiNamesTests {
  private static let names = EmojiNames.table.keys.map { Array($0.utf8) }

  @Test(
    arguments: [
      ("tada", "🎉"), ("+1", "👍"), ("thumbsup", "👍"), ("-1", "👎"), ("heart", "❤️"), ("smile", "😄"), ("100", "💯"),
      ("zzz", "💤"), ("hash", "#️⃣"), ("asterisk", "*️⃣"), ("taiwan", "🇹🇼"), ("de", "🇩🇪"), ("e-mail", "📧"),
      ("family_man_woman_boy", "👨‍👩‍👦"), ("pirate_flag", "🏴‍☠️"),
    ])
  func `Are GitHub's`(name: String, emoji: String) {
    #expect(EmojiNames.emoji(named: name.utf8).map { Array($0.utf8) } == Array(emoji.utf8))
  }

  @Test(
    arguments: [
      "", " ", ":", "+", "+2", "tad", "tadaa", "Tada", "zzzz", "~", "0", "100:", "100:💯", "tada ", "tada:", "octocat",
      "🎉", "é", "heart tada", "\n", "-", "zz", String(repeating: "a", count: 1000),
    ])
  func `Are none but those`(name: String) {
    #expect(EmojiNames.emoji(named: name.utf8) == nil)
  }

  @Test
  func `Are found, each of them`() {
    #expect(Self.names.count > 1900)
    for name in Self.names {
      let emoji = EmojiNames.emoji(named: name)
      #expect(emoji?.count == 1, "\(String(decoding: name, as: UTF8.self))")
    }
  }

  @Test
  func `Are made of what a scanner looks for`() {
    let allowed = Set("abcdefghijklmnopqrstuvwxyz0123456789_+-".utf8)
    #expect(Self.names.allSatisfy { !$0.isEmpty && allowed.isSuperset(of: $0) })
    #expect(Self.names.map(\.count).max() == EmojiNames.longestLength)
  }

  @Test
  func `Come from a package whose version and digest are pinned`() throws {
    let package = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
    let script = try String(contentsOf: package.appending(path: "scripts/emoji-names"), encoding: .utf8)
    let version = try #require(script.firstMatch(of: /VERSION = "([0-9.]+)"/)).1
    #expect(script.contains(/SHA256 = "[0-9a-f]{64}"/))
    let table = package.appending(path: "Sources/FeedMarkdown/Emoji/Emoji.txt")
    #expect(try String(contentsOf: table, encoding: .utf8).contains("(in pymdown-extensions \(version))"))
  }

  @Test
  func `Are found in any bytes`() {
    let text = Array("a :tada: b".utf8)
    #expect(EmojiNames.emoji(named: text[3..<7]) == "🎉")
  }
}
