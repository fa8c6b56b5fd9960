import FeedDiagnostics
import FeedModel

/// Decodes photos, videos and recordings.
struct MediaDecoder: KindDecoder {
  func decode(_ fields: EntryFields, entry: Entry) -> (any FeedViewObject)? {
    let reader = fields.reader
    let photos = reader.values("photos", "photo", "images").compactMap {
      fields.photo(of: $0, key: "photos", alt: nil, reader)
    }
    let videos = reader.values("video", "videos").compactMap { fields.video(of: $0, key: "video") }
    let recordings = reader.values("audio", "recordings").compactMap {
      fields.recording(of: $0, key: "audio", reader)
    }
    let title = reader.text("title")
    guard !photos.isEmpty || !videos.isEmpty || !recordings.isEmpty else {
      // An entry that is a photo by its folder may name it as its cover only.
      if let cover = entry.cover { return MediaFeedViewObject(entry: fields.complete(entry), title: title, photos: [cover]) }
      if ["photos", "photo", "images", "video", "videos", "audio", "recordings"].allSatisfy({ reader.fields[$0] == nil })
      {
        reader.reportMissing("photos")
      }
      return nil
    }
    return MediaFeedViewObject(entry: fields.complete(entry), title: title, photos: photos, videos: videos, recordings: recordings)
  }
}
