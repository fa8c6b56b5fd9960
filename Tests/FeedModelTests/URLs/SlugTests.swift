import FeedModel
import Foundation
import Testing

struct SlugTests {
  @Test(
    arguments: [
      ("Rain", "rain"), ("Rain  on   me", "rain-on-me"), ("  rain ", "rain"), ("rain-on-me", "rain-on-me"),
      ("rain - on -- me", "rain-on-me"), ("Rain & Snow, Vol. 2!", "rain-snow-vol.-2"), ("C++/CLI?", "c-cli"),
      ("50% off #1", "50-off-1"), ("snake_case~x", "snake_case~x"), ("it's", "it-s"), ("a\tb\nc", "a-b-c"),
    ])
  func `A name becomes a part of an address`(name: String, slug: String) {
    #expect(Slug.make(from: name) == slug)
  }

  @Test(
    arguments: [
      ("雨の歌", "雨の歌"), ("台北 不下雨", "台北-不下雨"), ("ＲＡＩＮ", "ｒａｉｎ"), ("Größe & Straße", "größe-straße"),
      ("Москва слезам", "москва-слезам"), ("서울의 봄", "서울의-봄"), ("हिन्दी गीत", "हिन्दी-गीत"), ("مطر", "مطر"),
      ("「雨」、と！", "雨-と"), ("2025年", "2025年"), ("ΟΔΟΣ", "οδοσ"),
    ])
  func `Letters of all scripts stay`(name: String, slug: String) {
    #expect(Slug.make(from: name) == slug)
  }

  @Test(
    arguments: [
      ("A\u{308}rger", "\u{E4}rger"), ("\u{C4}rger", "\u{E4}rger"), ("Cafe\u{301}", "caf\u{E9}"),
      ("J\u{30C}", "\u{1F0}"), ("\u{110B}\u{1173}", "\u{C73C}"),
    ])
  func `Composed and decomposed letters give the same bytes, composed ones`(name: String, slug: String) {
    #expect(Array(Slug.make(from: name).unicodeScalars) == Array(slug.unicodeScalars))
  }

  @Test(
    arguments: [
      ("Rain 🌧️", "rain"), ("❤️ song", "song"), ("❤️", ""), ("👩‍👩‍👧", ""), ("👍🏽 ok", "ok"), ("🇹🇼", ""), ("1️⃣", "1"),
      ("a❤️b", "a-b"), ("Donau\u{AD}dampf", "donaudampf"), ("rain\u{200B}", "rain"), ("\u{3164}", ""),
      ("\u{FEFF}rain", "rain"),
      ("☀\u{308}x", "x"),
    ])
  func `Emoji and what is never seen leave nothing behind`(name: String, slug: String) {
    #expect(Array(Slug.make(from: name).unicodeScalars) == Array(slug.unicodeScalars))
  }

  @Test(
    arguments: [
      (".", ""), ("..", ""), ("...rain", "rain"), (".htaccess", "htaccess"), ("rain.", "rain"), ("-rain-", "rain"),
      ("a.b", "a.b"), ("-.-", ""), ("", ""),
    ])
  func `Dots and hyphens at the edges go, so that no part is hidden or leads upwards`(name: String, slug: String) {
    #expect(Slug.make(from: name) == slug)
  }

  @Test(arguments: ["Rain & Snow", "İstanbul", "❤️ Ärger.", "雨 の 歌", "ǅ ẞ ﬁ Σ"])
  func `A slug of a slug is itself`(name: String) {
    let slug = Slug.make(from: name)
    #expect(Array(Slug.make(from: slug).unicodeScalars) == Array(slug.unicodeScalars))
  }

  @Test
  func `Every letter, alone or with a mark, gives a slug in NFC`() {
    let marks = ["", "\u{301}", "\u{308}", "\u{30C}", "\u{331}", "\u{345}"]
    let letters = (0x41...0x24FF).compactMap(Unicode.Scalar.init).filter(\.properties.isAlphabetic)
    for letter in letters {
      for mark in marks {
        let slug = Slug.make(from: String(letter) + mark)
        #expect(
          Array(slug.unicodeScalars) == Array(slug.precomposedStringWithCanonicalMapping.unicodeScalars),
          "\(letter) \(mark.unicodeScalars.map(\.value))")
      }
    }
  }

  @Test
  func `A path is made of the slugs of its parts`() {
    #expect(Slug.makePath(from: "Blog/2024/Rain Song") == "blog/2024/rain-song")
    #expect(Slug.makePath(from: "/a//../❤️/b/") == "a/b")
    #expect(Slug.makePath(from: "") == "")
  }
}
