package import FeedTheme

/// Photos, videos and recordings as templates see them.
package struct MediaEntryContext: TemplateContext {
  let entry: EntryContext
  let photos: [ImageContext]
  let firstPhoto: ImageContext?
  let morePhotos: String?
  let photoCount: String?
  let videos: [MediaContext]
  let recordings: [MediaContext]

  package static let fields = EntryContext.fields.within(
    { (context: Self) in context.entry }, as: "a media entry",
    adding: .list("photos", "The photos.") { $0.photos },
    .object("firstPhoto", "The first photo.") { $0.firstPhoto },
    .text("morePhotos", "How many photos there are beyond the first, if any.") { $0.morePhotos },
    .text("photoCount", "How many photos there are, in words; empty for one.") { $0.photoCount },
    .list("videos", "The videos.") { $0.videos },
    .list("recordings", "The recordings.") { $0.recordings })
}
