import FeedServer

/// What a preview shows.
enum PreviewSource: Sendable {
  /// A folder that is built already.
  case folder(PublicFolder)
  /// The site of a content folder.
  case content(PreviewSettings)
}
