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
    var repostCount = 0
    for path in source.paths where holds(path, in: source) {
      let location = source.location(of: path)
      for item in try source.json(path, from: "[").items {
        let post = item["tweet"] == .null ? item : item["tweet"]
        guard let entry = Self.entry(post, by: user, at: location) else {
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
    site.notes.addLeftOut("retweet", count: repostCount, at: SourceLocation(file: source.displayName))
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
  private static func entry(_ post: JSONValue, by user: String?, at location: SourceLocation) -> ImportedEntry? {
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
    entry.tags = FeedText.tags(post["entities"]["hashtags"].items.compactMap { $0["text"].text })
    let extended = post["extended_entities"]["media"].items
    let media = extended.isEmpty ? post["entities"]["media"].items : extended
    entry.media = media.compactMap(medium)
    var links = Dictionary(media.map { ($0["url"].text ?? "", "") }) { first, _ in first }
    for link in post["entities"]["urls"].items {
      guard let short = link["url"].text, let address = link["expanded_url"].text else { continue }
      let escaped = HTMLEscaping.escape(address)
      links[short] = "<a href=\"\(escaped)\">\(escaped)</a>"
    }
    entry.body = .html(html(text, with: links).trimmed.replacing("\n", with: "<br>"))
    return entry
  }

  /// The text with links in the place of short addresses, one of which may begin another.
  private static func html(_ text: String, with links: [String: String]) -> String {
    var pieces = [(text: text[...], isLink: false)]
    for (short, link) in links.sorted(by: { $0.key.count > $1.key.count }) where !short.isEmpty {
      pieces = pieces.flatMap { piece in
        guard !piece.isLink else { return [piece] }
        let texts = piece.text.split(separator: short, omittingEmptySubsequences: false)
        return Array(texts.map { [(text: $0, isLink: false)] }.joined(separator: [(text: link[...], isLink: true)]))
      }
    }
    return pieces.map(\.text).joined()
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
