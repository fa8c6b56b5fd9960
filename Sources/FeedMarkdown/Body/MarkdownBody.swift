/// A body of text, read from Markdown: a value that renders without being parsed again.
///
/// It holds the finished markup with slots in it, gaps for what depends on the place where the body is shown:
/// destinations, images, headings and whatever feeds write otherwise than pages. Rendering copies the markup and fills
/// the slots.
public struct MarkdownBody: Hashable, Sendable {
  /// Every link and image in the order of the text, as written; links with unsafe destinations are text.
  public internal(set) var links: [MarkdownLink] = []
  /// Every heading in the order of the text.
  public internal(set) var headings: [MarkdownHeading] = []
  /// The text as a reader hears it: code included, images and markup left out, blocks separated by a line feed, footnotes
  /// at the end.
  public var plainText: String { String(decoding: plainBytes, as: UTF8.self) }
  /// Whether there is nothing to show.
  public internal(set) var isEmpty = true
  /// The names that links may lead to: those of the headings, and those that attribute lists give.
  public internal(set) var anchors: [String] = []

  /// Whether pages show raw HTML, which may have names of its own that links may lead to.
  public var holdsRawHTML: Bool { !rawHTML.isEmpty }

  /// ``plainText`` in UTF-8; a string is made of it only where it is asked for.
  var plainBytes: [UInt8] = []
  var markup: [UInt8] = []
  var slots: [MarkdownSlot] = []
  /// Where the plain text of the footnotes begins, as an offset in bytes.
  var footnotesStart = 0
  /// Where `<!--more-->` stands, as an offset in bytes into the plain text.
  var excerptEnd: Int?
  /// The lists of attributes, each without what its element does not take.
  var attributeLists: [AttributeList] = []
  var codeBlocks: [MarkdownCodeBlock] = []
  /// What stays of raw HTML, in the order of the text.
  var rawHTML: [RawHTMLFragment] = []
  /// The ids that stand in raw HTML.
  var rawNames: Set<String> = []
  /// One for each link, or none at all where destinations are taken as written.
  private(set) var resolutions: [ResolvedLink] = []

  init() {}

  /// A body without any text.
  public static let empty = MarkdownBody()

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
