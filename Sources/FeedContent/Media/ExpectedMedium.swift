import FeedMedia

/// What a field that names a media file wants.
enum ExpectedMedium {
  case image
  case audio
  case video

  /// What to write instead of a file of another kind.
  var example: String {
    switch self {
    case .image: "an image such as rain.jpg"
    case .audio: "a recording such as rain.mp3"
    case .video: "a video such as rain.mp4"
    }
  }

  /// Whether a file of a MIME type fits; a video can be played for its sound.
  func includes(_ type: String) -> Bool {
    switch self {
    case .image: type.hasPrefix("image/")
    case .audio: type.hasPrefix("audio/") || type.hasPrefix("video/")
    case .video: type.hasPrefix("video/")
    }
  }

  /// Whether an address elsewhere may lead to a file that fits; many addresses do not tell by an extension.
  func mayBe(_ type: String) -> Bool { type == MediaTypes.unknown || includes(type) }
}
