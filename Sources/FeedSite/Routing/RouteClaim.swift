import FeedDiagnostics
import FeedModel

/// A source that wants a route.
struct RouteClaim: Sendable {
  /// Where the bytes come from.
  enum Content: Sendable {
    /// A pure function of the site makes them.
    case rendered(@Sendable (SiteRenderer) -> [UInt8])
    /// They are those of an item that is no page.
    case given(SiteItem.Content)
    /// They are drawn from what is in a file of the site.
    case drawn(@Sendable (SiteRenderer) -> PublishedPicture)
  }

  let route: Route
  let file: String
  let stage: SiteItem.Stage
  let content: Content
  /// The claimant, for messages: the path of a file, or words such as `the wall of songs`.
  let source: String
  /// The file that is to blame; nil for what feedsite makes itself.
  let location: SourceLocation?
  let yielding: Yielding
  /// The index of its language among those of the site.
  let language: Int

  init(
    route: Route, stage: SiteItem.Stage, content: Content, source: String, location: SourceLocation?,
    yielding: Yielding = .never, language: Int = 0
  ) {
    self.route = route
    file = route.file
    self.stage = stage
    self.content = content
    self.source = source
    self.location = location
    self.yielding = yielding
    self.language = language
  }

  /// What a claim gives way to.
  enum Yielding: Sendable {
    /// Nothing: a second claim is a mistake.
    case never
    /// A file that the site publishes as it is, such as a `robots.txt` of its own.
    case files
    /// What feedsite makes itself, with a warning.
    case generated
    /// The earlier claim keeps it, with a warning.
    case anyone
    /// Whatever the site brings, as the error page does to a page of the site.
    case anything
  }

  func content(of site: SiteRenderer) -> SiteItem.Content {
    switch content {
    case .rendered(let render): .bytes { render(site) }
    case .given(let content): content
    case .drawn(let picture): .picture(picture(site))
    }
  }

  /// Whether an author's text is not published where the claim gives way.
  var tellsOfYielding: Bool {
    switch yielding {
    case .generated, .anyone: true
    case .never, .files, .anything: false
    }
  }

  /// Whether the claim gives way to another one; of two that would, the one that does to anything.
  func yields(to other: RouteClaim) -> Bool {
    switch yielding {
    case .never: false
    case .generated: if case .anything = other.yielding { false } else { other.location == nil }
    case .anyone: true
    case .files: if case .given = other.content { true } else { false }
    case .anything: true
    }
  }
}
