/// How a body becomes HTML.
public struct MarkdownRendering: Sendable {
  /// Where the HTML goes.
  public var purpose: MarkdownPurpose
  /// What is added to each heading's level, so that `# x` becomes an `h2` on a page whose `h1` is the title. Levels stay
  /// between 1 and 6.
  public var headingOffset: Int
  /// What stands before the generated ids, such as an entry's id on a page of many entries; nil for no ids at all.
  public var identifierPrefix: String?
  /// Whether the first image is loaded at once instead of when it comes near, as befits an image at the top of a page.
  public var loadsFirstImageEagerly: Bool
  /// The words beside the writer's own.
  public var labels: MarkdownLabels
  /// Turns a resolved destination into the address to write.
  public var url: @Sendable (String) -> String

  /// Creates a rendering.
  public init(
    purpose: MarkdownPurpose = .page, headingOffset: Int = 0, identifierPrefix: String? = nil,
    loadsFirstImageEagerly: Bool = false, labels: MarkdownLabels = .english,
    url: @escaping @Sendable (String) -> String = { $0 }
  ) {
    self.purpose = purpose
    self.headingOffset = headingOffset
    self.identifierPrefix = identifierPrefix
    self.loadsFirstImageEagerly = loadsFirstImageEagerly
    self.labels = labels
    self.url = url
  }
}
