/// A sound recording with its words.
public struct Recording: Hashable, Sendable {
  /// The audio file.
  public let file: MediaFile
  /// What it is called.
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
