import FeedModel

extension MediaEntryContext {
  /// Photos, videos and recordings.
  init(_ media: MediaFeedViewObject, entry: EntryContext, in environment: HTMLEnvironment) {
    let photos = media.photos.map { ImageContext($0, resolver: environment.resolver) }
    self.init(
      entry: entry,
      photos: photos,
      firstPhoto: photos.first,
      morePhotos: photos.count > 1 ? String(photos.count - 1) : nil,
      photoCount: photos.count > 1 ? environment.wording.text(.photos, count: photos.count) : nil,
      videos: media.videos.map { MediaContext($0, resolver: environment.resolver) },
      recordings: media.recordings.map { MediaContext($0, resolver: environment.resolver) })
  }
}
