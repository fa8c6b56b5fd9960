import FeedContent
import FeedDiagnostics
import FeedModel

/// The JSON export of Instagram: posts, reels and the films of IGTV with their pictures and videos.
struct InstagramFormat: SiteFormat {
  let name = "instagram"

  func holds(_ path: String, in source: ImportSource) -> Bool {
    guard path.hasSuffix(".json"), !path.contains("stories"), !path.contains("profile") else { return false }
    let head = source.head(path)
    return head.contains("\"creation_timestamp\"") && head.contains("\"uri\"") && head.contains("\"media\"")
      || head.contains("\"taken_at\"") && head.contains("\"path\"") && head.contains("\"caption\"")
  }

  func read(_ source: ImportSource) throws(ImportFailure) -> ImportedSite {
    var site = ImportedSite()
    for path in source.paths where holds(path, in: source) {
      let json = try source.json(path)
      let location = source.location(of: path)
      // What its owner has archived or deleted is under names of its own.
      let films = json["ig_reels_media"].items + json["ig_igtv_media"].items
      let posts = json.items + films + (json["media"] == .null ? [] : [json])
      site.entries += posts.compactMap { Self.entry($0, at: location) }
      site.entries += (json["photos"].items + json["videos"].items).compactMap { Self.oldEntry($0, at: location) }
    }
    guard !site.entries.isEmpty else { return site }
    if let path = source.paths.first(where: { $0.hasSuffix("personal_information.json") }) {
      let profile = try source.json(path)["profile_user"].items.first?["string_map_data"] ?? .null
      let name = (profile["Name"]["value"].text ?? profile["Username"]["value"].text).map(Self.repaired)
      site.title = name
      site.author = name.map { ImportedAuthor(name: $0) }
    }
    // The names of files begin at the top of the archive.
    for file in source.media {
      site.files[file] = source.file(file)
      if let media = file.firstRange(of: "media/") { site.files[String(file[media.lowerBound...])] = source.file(file) }
    }
    return site
  }

  private static func entry(_ post: JSONValue, at location: SourceLocation) -> ImportedEntry? {
    let media = post["media"].items
    guard let first = media.first else { return nil }
    // A post of one picture has its words with the picture.
    let caption = post["title"].text ?? first["title"].text
    return entry(
      caption: caption, moment: post["creation_timestamp"].count ?? first["creation_timestamp"].count,
      files: media.compactMap { $0["uri"].text }, at: location)
  }

  /// Archives before 2021 list each file.
  private static func oldEntry(_ medium: JSONValue, at location: SourceLocation) -> ImportedEntry? {
    guard let path = medium["path"].text else { return nil }
    var entry = entry(caption: medium["caption"].text, moment: nil, files: [path], at: location)
    entry.date = FeedDateParser.date(medium["taken_at"].text)
    return entry
  }

  private static func entry(
    caption: String?, moment: Int?, files: [String], at location: SourceLocation
  ) -> ImportedEntry {
    var entry = ImportedEntry(at: location)
    entry.role = .kind(.media)
    entry.id = files.first
    entry.isKnownToFeeds = false
    entry.date = moment.map { FeedDate(secondsSinceEpoch: $0, utcOffset: 0) }
    if let caption = caption.map(repaired)?.trimmed, !caption.isEmpty {
      entry.body = .text(caption)
      entry.tags = FeedText.tags(caption.matches(of: /(?:^|\s)#([\p{L}\p{N}_]+)/).map { String($0.1) })
    }
    entry.media = files.compactMap { ImportedMedium(type: nil, source: $0) }
    return entry
  }

  /// The text that was meant: the export writes each byte of UTF-8 as if it were a character.
  static func repaired(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard scalars.contains(where: { $0.value >= 0x80 }), scalars.allSatisfy({ $0.value <= 0xFF }) else { return text }
    return String(validating: scalars.map { UInt8(truncatingIfNeeded: $0.value) }, as: UTF8.self) ?? text
  }
}
