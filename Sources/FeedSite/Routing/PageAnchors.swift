import FeedMarkdown
import FeedModel

/// The places on pages that links may name.
struct PageAnchors {
  private var anchors: [String: Set<String>] = [:]

  /// Collects the places of some pages, given by their files in the output folder.
  init(feed: Feed, files: Set<String>) {
    guard !files.isEmpty else { return }
    for object in feed.entries { add(object.entry.route, object.entry.body, files) }
    for person in feed.people { add(person.entry.route, person.entry.body, files) }
    for page in feed.pages { add(page.route, page.body, files) }
  }

  /// The places of a page; nil for a file that is no page of a body, such as a wall or a PDF.
  func anchors(ofFile file: String) -> Set<String>? { anchors[file] }

  private mutating func add(_ route: Route, _ body: MarkdownBody, _ files: Set<String>) {
    let file = route.file
    // What raw HTML calls its elements is not known.
    if files.contains(file), !body.holdsRawHTML { anchors[file] = Self.anchors(of: body) }
  }

  /// The names that links may lead to within a body.
  static func anchors(of body: MarkdownBody) -> Set<String> { Set(body.anchors) }
}
