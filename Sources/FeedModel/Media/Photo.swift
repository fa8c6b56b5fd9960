/// An image with its words.
public struct Photo: Hashable, Sendable {
  /// The image file.
  public let file: MediaFile
  /// What it shows, for those who cannot see it; empty for a decoration.
  public let alt: String
  /// Words below it.
  public let caption: String?
  /// What stays in view where only a part of it is shown; nil for its middle.
  public let focus: FocalPoint?

  /// Creates a photo.
  public init(file: MediaFile, alt: String, caption: String? = nil, focus: FocalPoint? = nil) {
    self.file = file
    self.alt = alt
    self.caption = caption
    self.focus = focus
  }
}

/// The place in a picture that stays in view where only a part of the picture is shown.
public struct FocalPoint: Hashable, Sendable {
  /// Per cent of the width, from the left.
  public var x: Int { Int(left) }
  /// Per cent of the height, from the top.
  public var y: Int { Int(top) }
  private let left: UInt8
  private let top: UInt8

  /// Creates a point; what lies outside 0 to 100 becomes the nearer of the two.
  public init(x: Int, y: Int) {
    left = UInt8(min(max(x, 0), 100))
    top = UInt8(min(max(y, 0), 100))
  }
}

/// A video with its words.
public struct Video: Hashable, Sendable {
  /// The video file.
  public let file: MediaFile
  /// The image that is shown before it plays.
  public let poster: Photo?
  /// What it shows, for those who cannot see it.
  public let alt: String
  /// Words below it.
  public let caption: String?

  /// Creates a video.
  public init(file: MediaFile, poster: Photo? = nil, alt: String, caption: String? = nil) {
    self.file = file
    self.poster = poster
    self.alt = alt
    self.caption = caption
  }
}

/// A sound recording with its words.
public struct Recording: Hashable, Sendable {
  /// The audio file.
  public let file: MediaFile
  /// The title.
  public let title: String?
  /// Words below it.
  public let caption: String?

  /// Creates a recording.
  public init(file: MediaFile, title: String? = nil, caption: String? = nil) {
    self.file = file
    self.title = title
    self.caption = caption
  }
}
