import FeedModel
import FeedYAML

struct MediaDecoder: KindDecoder {
  let guide = KindGuide(
    name: "media",
    fields: [
      .optionalTitle,
      FieldGuide(
        "photos", also: EntryFields.photoNames.dropFirst() + EntryFields.galleryNames,
        "The photos: files beside this one, or addresses. Say in alt what each shows.",
        "\n  - src: https://example.org/photo.jpg\n    alt: What the photo shows.", use: .placeholder,
        fallback: .substitute("an article or a note where no other file is left")),
      FieldGuide(
        "video", also: ["videos"], "Videos, each with a picture to show before it plays.",
        "\n  - src: film.mp4\n    poster: poster.jpg\n    alt: What the film shows."),
      FieldGuide("audio", also: ["recordings"], "Recordings.", "\n  - src: rain.mp3\n    title: Rain on a tin roof"),
      FieldGuide("duration", "How long the recordings play together. Default: the length of the files.", "\"42:10\""),
    ], isNamedByDate: true)

  func decode(_ fields: EntryFields, entry: Entry) throws(IncompleteEntry) -> any FeedViewObject {
    let reader = fields.reader
    let items = fields.pictures()
    // The properties of a single picture may be beside it.
    let caption = items.count == 1 ? reader.text("caption") : nil
    let alt = items.count == 1 ? reader.text("alt") : nil
    let photos = items.compactMap { fields.photo(of: $0, alt: alt, caption: caption, reader) }
    let videos = reader.items(["video", "videos"]).compactMap { fields.video(of: $0) }
    let recordings = fields.recordings()
    let title = reader.text("title")
    // The key is one of the kind, with recordings or without.
    _ = reader.field(["duration"])
    let playingTime = fields.playingTime(of: recordings.map(\.file))
    guard photos.isEmpty, videos.isEmpty, recordings.isEmpty else {
      return MediaFeedViewObject(
        entry: entry, title: title, photos: photos, videos: videos, recordings: recordings,
        playingTime: playingTime)
    }
    let names = EntryFields.photoNames + EntryFields.galleryNames + ["video", "videos", "audio", "recordings"]
    // An entry that is a photo by its folder may name it as its cover only, or stand beside its pictures.
    let beside = reader.field(names) == nil ? fields.bundledPhotos() : []
    let shown = (entry.cover.map { [$0] } ?? []) + beside
    guard shown.isEmpty else {
      return MediaFeedViewObject(entry: entry, title: title, photos: shown)
    }
    throw IncompleteEntry(names + EntryDecoder.coverNames)
  }
}
