/// A body of text, read from Markdown: a value that renders without being parsed again.
///
/// It holds the finished markup with slots in it, gaps for what depends on the place where the body is shown:
/// destinations, images, headings and raw HTML. Rendering copies the markup and fills the slots.
public struct MarkdownBody: Hashable, Sendable {
  /// Every link and image in the order of the text, as written; links with unsafe destinations are text.
  public let links: [MarkdownLink]
  /// Every heading in the order of the text.
  public let headings: [MarkdownHeading]
  /// The text as a reader hears it: code included, images and markup left out, blocks separated by a line feed.
  public let plainText: String
  /// Whether there is nothing to show.
  public let isEmpty: Bool

  let markup: [UInt8]
  let slots: [MarkdownSlot]
  /// What stays of raw HTML, in the order of the text.
  let rawHTML: [RawHTMLFragment]
  /// Where `<!--more-->` stands, as an offset in bytes into the plain text.
  let excerptEnd: Int?
  /// One for each link, or none at all where destinations are taken as written.
  private(set) var resolutions: [ResolvedLink] = []

  init(
    markup: [UInt8], slots: [MarkdownSlot], links: [MarkdownLink], headings: [MarkdownHeading],
    rawHTML: [RawHTMLFragment], plainText: String, excerptEnd: Int?, isEmpty: Bool
  ) {
    self.markup = markup
    self.slots = slots
    self.links = links
    self.headings = headings
    self.rawHTML = rawHTML
    self.plainText = plainText
    self.excerptEnd = excerptEnd
    self.isEmpty = isEmpty
  }

  /// A body without any text.
  public static let empty = MarkdownBody(
    markup: [], slots: [], links: [], headings: [], rawHTML: [], plainText: "", excerptEnd: nil, isEmpty: true)

  /// What each of ``links`` stands for, in the same order; the destination as written until it is resolved.
  public var resolvedLinks: [ResolvedLink] {
    resolutions.isEmpty ? links.map { ResolvedLink($0.destination) } : resolutions
  }

  /// Replaces each destination; meant to be called once, by who knows the files and entries of the site.
  ///
  /// The closure gets each of ``links`` as written, in order, whatever an earlier call made of it.
  public func resolvingLinks(_ resolve: (MarkdownLink) -> ResolvedLink) -> MarkdownBody {
    var body = self
    body.resolutions = links.map(resolve)
    return body
  }
}
