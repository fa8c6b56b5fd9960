package import FeedModel
package import FeedTheme

extension MediaFeedViewObject: TemplateKind {
  package static let fields = KindContext<Self>.fields(
    "a media entry",
    .list("photos", "The photos.") { media in media.object.photos.map { ImageContext($0, in: media.environment) } },
    .list("cardPhotos", "The photos that its card has room for: the first four.") { media in
      media.object.photos.prefix(4).map { ImageContext($0, in: media.environment) }
    },
    .object("firstPhoto", "The first photo.") { ImageContext($0.object.photos.first, in: $0.environment) },
    .text("morePhotos", "How many photos there are beyond the first, if any.") {
      $0.object.photos.count > 1 ? String($0.object.photos.count - 1) : nil
    },
    .text("photoCount", "How many photos there are, in words; empty for one.") {
      $0.object.photos.count > 1 ? $0.wording.text(.photos, count: $0.object.photos.count) : nil
    },
    .text("words", "What its card says below: the caption of its only photo or video, or the excerpt.") {
      $0.object.words
    },
    .text("playingTime", "How long its recordings play, in words.") { $0.object.playingTime.map($0.wording.length) },
    .text("isoDuration", "How long its recordings play, for machines.") {
      $0.object.playingTime?.iso8601
    },
    .list("videos", "The videos.") { media in media.object.videos.map { MediaContext($0, in: media.environment) } },
    .list("recordings", "The recordings.") { media in
      media.object.recordings.map { MediaContext($0, in: media.environment) }
    })
}

extension MediaFeedViewObject {
  /// What its card says below the pictures, apart from the title.
  var words: String? {
    let captions = photos.map(\.caption) + videos.map(\.caption)
    return (captions.count == 1 ? captions[0]?.nonEmpty : nil) ?? entry.excerpt
  }
}
