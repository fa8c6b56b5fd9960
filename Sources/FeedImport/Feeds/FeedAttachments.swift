import FeedContent

/// Reads the files of feed items: RSS enclosures, Media RSS, and the fields that podcasts add.
struct FeedAttachments {
  private(set) var media: [ImportedMedium] = []
  private(set) var cover: ImportedMedium?
  private(set) var fields: [FrontMatterField] = []
  /// What a group of files is about, as plain text.
  private(set) var words: String?

  /// Reads the files of an item (RSS 2.0; Media RSS 1.5; the podcast specification of Apple).
  init(item: MarkupElement) {
    for enclosure in item.plain("enclosure") {
      add(
        enclosure["url"] ?? enclosure["resource", in: FeedNamespace.rdf.address], type: enclosure["type"],
        size: enclosure["length"])
    }
    readMedia(item)
    for group in item.elements(.media, "group") { readMedia(group) }
    words = item.first(.media, "group")?.first(.media, "description")?.text.trimmed
    if let image = item.first(.podcast, "image")?["href"] { cover = ImportedMedium(.image, image) }
    readRecording(item)
  }

  /// Adds a picture, a recording or a video, with its size in bytes; several descriptions of one are one.
  mutating func add(
    _ address: String?, type: String?, size: String?, medium: String? = nil, alt: String? = nil, title: String? = nil
  ) {
    // WordPress.com puts the portrait of the author among the pictures of each post.
    guard let address = address?.trimmed, !address.isEmpty, !address.contains("gravatar.com/avatar/") else { return }
    let stated = medium.map { "\($0)/*" } ?? type
    guard var found = ImportedMedium(type: stated, source: address) else { return }
    found.alt = FeedText.plain(alt)
    found.title = FeedText.plain(title)
    found.byteCount = size.flatMap { Int($0) }
    if let index = media.firstIndex(where: { $0.source == address }) {
      media[index].alt = media[index].alt ?? found.alt
    } else {
      media.append(found)
    }
  }

  private mutating func readMedia(_ parent: MarkupElement) {
    for content in parent.elements(.media, "content") where content["isDefault"] != "false" {
      let description = content.first(.media, "description") ?? content.first(.media, "text")
      let medium = content["medium"].flatMap { ["image", "audio", "video"].contains($0) ? $0 : nil }
      add(content["url"], type: content["type"], size: content["fileSize"], medium: medium, alt: description?.text)
    }
    // Beside a picture it is the same in small.
    if cover == nil, !media.contains(where: { $0.kind == .image }),
      let thumbnail = parent.first(.media, "thumbnail")?["url"]
    {
      cover = ImportedMedium(.image, thumbnail)
    }
  }

  private mutating func readRecording(_ item: MarkupElement) {
    guard media.contains(where: { $0.kind == .audio }) else { return }
    if let duration = item.first(.podcast, "duration")?.trimmedText { addDuration(duration) }
    switch item.first(.podcast, "explicit")?.trimmedText?.lowercased() {
    case "yes", "true", "explicit": fields.append(FrontMatterField("explicit", .plain("true")))
    case "no", "false", "clean": fields.append(FrontMatterField("explicit", .plain("false")))
    default: break
    }
    if let season = item.first(.podcast, "season")?.trimmedText.flatMap({ Int($0) }), season > 0 {
      fields.append(FrontMatterField("disc", .plain(String(season))))
    }
    if let transcript = Self.transcript(of: item) { fields.append(FrontMatterField("transcript", .text(transcript))) }
    if let chapters = item.first(.podcastIndex, "chapters")?["url"], ImportedAddress.isOfWeb(chapters) {
      fields.append(FrontMatterField("chapters", .text(chapters)))
    }
  }

  /// The address of a transcript; of several, of one that says when something is said.
  private static func transcript(of item: MarkupElement) -> String? {
    let timed: Set = ["text/vtt", "application/x-subrip", "application/srt"]
    let all = item.elements(.podcastIndex, "transcript").filter { $0["url"].map(ImportedAddress.isOfWeb) ?? false }
    let untimed: Set = ["application/json", "text/html", "text/plain"]
    return [timed, untimed].lazy.compactMap { types in all.first { types.contains($0["type"] ?? "") } }.first?["url"]
  }

  /// Adds how long a recording plays, as `3:45`, `1:02:03` or in seconds.
  mutating func addDuration(_ duration: String) {
    if duration.contains(/^\d{1,3}(:\d{2}){1,2}$/) {
      fields.append(FrontMatterField("duration", .text(duration)))
    } else if let seconds = Double(duration), seconds >= 1 {
      fields.append(FrontMatterField("duration", .plain(String(Int(seconds.rounded())))))
    }
  }
}
