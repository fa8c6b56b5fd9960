/// What the destination of a link or image stands for, once files and entries are known.
public struct ResolvedLink: Hashable, Sendable {
  /// The destination that ``MarkdownRendering/url`` gets.
  public let destination: String
  /// The width of an image or a film in pixels.
  public let pixelWidth: Int?
  /// The height of an image or a film in pixels.
  public let pixelHeight: Int?
  /// Whether there is nothing at the destination: a link is then shown as its text, an image as its alternative text.
  public let isMissing: Bool

  /// Creates a resolved destination.
  public init(_ destination: String, pixelWidth: Int? = nil, pixelHeight: Int? = nil, isMissing: Bool = false) {
    self.destination = destination
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
    self.isMissing = isMissing
  }
}
