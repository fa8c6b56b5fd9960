import FeedContent
import FeedDiagnostics
import FeedMarkup
import FeedModel

/// The archive of Twitter, now X: its posts as programs that hold JSON, with their pictures and films; before 2019, a file
/// for each month.
struct TwitterFormat: SiteFormat {
  let name = "twitter"

  /// Posts to communities stand in a file of their own.
  private static let beginnings = [
    "window.YTD.tweets.part", "window.YTD.tweet.part", "window.YTD.community_tweet.part", "Grailbird.data.tweets_",
  ]

  func holds(_ path: String, in source: ImportSource) -> Bool {
    guard path.hasSuffix(".js") else { return false }
    let head = source.head(path).drop(while: \.isWhitespace)
    return Self.beginnings.contains { head.hasPrefix($0) }
  }

  func read(_ source: ImportSource) throws(ImportFailure) -> ImportedSite {
    var site = ImportedSite()
    let account = try Self.account(in: source)
    let user = account["username"].text ?? account["screen_name"].text
    site.title = account["accountDisplayName"].text ?? account["full_name"].text ?? user
    site.author = site.title.map { name in ImportedAuthor(name: name, url: user.map { "https://twitter.com/\($0)" }) }
    let files = Dictionary(source.media.map { ($0.fileName, $0) }) { first, _ in first }
    var longPosts = try LongTweets(in: source)
    var repostCount = 0
    for path in source.paths where holds(path, in: source) {
      let location = source.location(of: path)
      for item in try source.json(path, from: "[").items {
        let post = item["tweet"] == .null ? item : item["tweet"]
        guard let entry = Self.entry(post, by: user, wholeTexts: &longPosts, at: location) else {
          repostCount += 1
          continue
        }
        site.entries.append(entry)
        for medium in entry.media {
          let file = files["\(post["id_str"].text ?? "")-\(ImportedAddress.fileName(of: medium.source))"]
          if let file { site.files[medium.source] = source.file(file) }
        }
      }
    }
    let location = SourceLocation(file: source.displayName)
    site.notes.addLeftOut("retweet", count: repostCount, at: location)
    if longPosts.count > 0 {
      let words = longPosts.count == 1 ? "long text" : "long texts"
      let reason = "no post of the archive begins with it"
      site.notes.append(
        Diagnostic(.transfer(.leftBehind(words, count: longPosts.count, reason: reason)), at: location))
    }
    return site
  }

  /// What the archive says of the account.
  private static func account(in source: ImportSource) throws(ImportFailure) -> JSONValue {
    if let path = source.paths.first(where: { $0.fileName == "account.js" }) {
      return try source.json(path, from: "[").items.first?["account"] ?? .null
    }
    guard let path = source.paths.first(where: { $0.fileName == "user_details.js" }) else { return .null }
    return try source.json(path, from: "{")
  }

  /// A post; nil for what somebody else wrote, which the archive holds the beginning of.
  private static func entry(
    _ post: JSONValue, by user: String?, wholeTexts: inout LongTweets, at location: SourceLocation
  ) -> ImportedEntry? {
    guard let text = post["full_text"].text ?? post["text"].text, !text.hasPrefix("RT @") else { return nil }
    var entry = ImportedEntry(at: location)
    entry.setDate(post["created_at"].text)
    if let id = post["id_str"].text {
      let address = "https://twitter.com/\(user ?? "i")/status/\(id)"
      entry.id = address
      entry.isKnownToFeeds = false
      entry.syndication = [address]
    }
    if let id = post["in_reply_to_status_id_str"].text, !id.isEmpty {
      entry.inReplyTo = ["https://twitter.com/\(post["in_reply_to_screen_name"].text ?? "i")/status/\(id)"]
    }
    let whole = wholeTexts.take(text, at: entry.date)
    let hashtags = post["entities"]["hashtags"].items + whole["hashtags"].items
    entry.tags = FeedText.tags(hashtags.compactMap { $0["text"].text ?? $0.text })
    let extended = post["extended_entities"]["media"].items
    let media = extended.isEmpty ? post["entities"]["media"].items : extended
    entry.media = media.compactMap(medium)
    var links = Dictionary(media.compactMap(\.["url"].text).map { ($0, "") }) { first, _ in first }
    for link in post["entities"]["urls"].items + whole["urls"].items {
      guard let short = link["url"].text ?? link["shortUrl"].text,
        let address = link["expanded_url"].text ?? link["expandedUrl"].text
      else { continue }
      let escaped = HTMLEscaping.escape(address)
      links[short] = "<a href=\"\(escaped)\">\(escaped)</a>"
    }
    links[""] = nil
    let markup = whole["text"].text.map { HTMLEscaping.escape(LongTweets.plain($0)) } ?? text
    entry.body = .html(html(markup, with: links).trimmed.replacing("\n", with: "<br>"))
    return entry
  }

  /// The text with links in the place of short addresses, one of which may begin another.
  private static func html(_ text: String, with links: [String: String]) -> String {
    let beginnings = Set(links.keys.compactMap(\.utf8.first))
    let lengths = Set(links.keys.map(\.utf8.count)).sorted(by: >)
    var html = ""
    var rest = text[...]
    var index = text.startIndex
    while let start = text.utf8[index...].firstIndex(where: beginnings.contains) {
      let shorts = lengths.lazy.compactMap { String(text.utf8[start...].prefix($0)) }
      if let short = shorts.first(where: { links[$0] != nil }), let link = links[short] {
        html += rest[..<start] + link
        index = text.utf8.index(start, offsetBy: short.utf8.count)
        rest = text[index...]
      } else {
        index = text.utf8.index(after: start)
      }
    }
    return html + rest
  }

  /// A picture, or the largest file of a film.
  private static func medium(_ medium: JSONValue) -> ImportedMedium? {
    let films = medium["video_info"]["variants"].items.filter { $0["content_type"].text == "video/mp4" }
    let film = films.max { ($0["bitrate"].count ?? 0) < ($1["bitrate"].count ?? 0) }
    guard let address = film?["url"].text ?? medium["media_url_https"].text ?? medium["media_url"].text else {
      return nil
    }
    var result = ImportedMedium(type: nil, source: address)
    result?.alt = medium["ext_alt_text"].text
    return result
  }
}

/// The whole texts of long posts, of which the posts themselves hold the beginnings.
///
/// No number leads from one to the other: both are of the same second and begin alike.
private struct LongTweets {
  /// The whole texts with their links and hashtags, by the seconds since 1970, in the order of the words by which they
  /// are found: an archive may have any number of one second.
  private var texts: [Int: [(words: [UInt8], core: JSONValue)]] = [:]

  /// - Parameter source: An archive, in which none of them has to be.
  init(in source: ImportSource) throws(ImportFailure) {
    for path in source.paths
    where path.hasSuffix(".js") && source.head(path).trimmed.hasPrefix("window.YTD.note_tweet.part") {
      for item in try source.json(path, from: "[").items {
        let note = item["noteTweet"]
        guard let date = FeedDateParser.date(note["createdAt"].text), let text = note["core"]["text"].text else {
          continue
        }
        texts[date.secondsSinceEpoch, default: []].append((Array(Self.words(text).utf8), note["core"]))
      }
    }
    texts = texts.mapValues { $0.sorted { $0.words.lexicographicallyPrecedes($1.words) } }
  }

  /// How many belong to no post so far.
  var count: Int { texts.values.reduce(0) { $0 + $1.count } }

  /// The whole text of a post; null for one that is whole itself.
  mutating func take(_ text: String, at date: FeedDate?) -> JSONValue {
    guard !texts.isEmpty, let date else { return .null }
    let cut = Self.words(text)
    let start = cut.hasSuffix("…") ? String(cut.dropLast()) : cut
    // Other short posts of that second may happen to begin alike.
    guard cut.hasSuffix("…") && !start.isEmpty || start.unicodeScalars.count > 100 else { return .null }
    let beginning = Array(start.utf8)
    for second in [date.secondsSinceEpoch, date.secondsSinceEpoch - 1] {
      guard let known = texts[second] else { continue }
      let index = known.partitioningIndex { !$0.words.lexicographicallyPrecedes(beginning) }
      guard index < known.count, known[index].words.starts(with: beginning) else { continue }
      let core = known[index].core
      texts[second]?.remove(at: index)
      return core
    }
    return .null
  }

  /// The text without the references in which posts write some characters, and whole texts may.
  static func plain(_ text: String) -> String {
    text.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
  }

  /// The words without the names that a reply begins with, which whole texts lack, and without addresses, which are
  /// shortened differently.
  private static func words(_ text: String) -> String {
    plain(text).split(whereSeparator: \.isWhitespace).drop { $0.hasPrefix("@") }
      .filter { !$0.hasPrefix("https://") && !$0.hasPrefix("http://") }.joined(separator: " ")
  }
}
