/// A body of text, read from Markdown: a value that renders without being parsed again.
///
/// It holds the finished markup with slots in it, gaps for what depends on the place where the body is shown:
/// destinations, images, headings and whatever feeds write otherwise than pages. Rendering copies the markup and fills
/// the slots. Copies share what was read, so that handing a body on costs as much as handing on a reference.
public struct MarkdownBody: Hashable, Sendable {
  private final class Shared: Sendable {
    let content: MarkdownContent

    init(_ content: MarkdownContent) { self.content = content }
  }

  private let shared: Shared
  /// One for each link, or none at all where destinations are taken as written.
  private(set) var resolutions: [ResolvedLink] = []

  init(_ content: MarkdownContent) { shared = Shared(content) }

  /// A body without any text.
  public static let empty = MarkdownBody(MarkdownContent())

  /// What was read, without what became of the links.
  var content: MarkdownContent { shared.content }

  /// Every link and image in the order of the text, as written; links with unsafe destinations are text.
  public var links: [MarkdownLink] { shared.content.links }

  /// Every heading in the order of the text.
  public var headings: [MarkdownHeading] { shared.content.headings }

  /// The text as a reader hears it: code included, images and markup left out, blocks separated by a line feed, footnotes
  /// at the end.
  public var plainText: String { String(decoding: shared.content.plainBytes, as: UTF8.self) }

  /// Whether there is nothing to show.
  public var isEmpty: Bool { shared.content.isEmpty }

  /// The names that links may lead to: those of the headings, and those that attribute lists give.
  public var anchors: [String] { shared.content.anchors }

  /// Whether pages show raw HTML, which may have names of its own that links may lead to.
  public var holdsRawHTML: Bool { !shared.content.rawHTML.isEmpty }

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

  /// Whether two bodies read and lead alike.
  public static func == (first: MarkdownBody, second: MarkdownBody) -> Bool {
    (first.shared === second.shared || first.content == second.content) && first.resolutions == second.resolutions
  }

  /// Hashes what was read and where it leads.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(content)
    hasher.combine(resolutions)
  }
}
