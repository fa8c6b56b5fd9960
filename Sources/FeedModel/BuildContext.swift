/// What a build needs from outside; everything else follows from the content.
public struct BuildContext: Sendable {
  /// Seconds since 1970-01-01T00:00:00Z that count as now.
  ///
  /// It decides what is in the future, what has expired, which day the memories are of and which events are upcoming, and
  /// nothing else.
  public var now: Int
  /// Whether ``now`` is what clocks in the site's time zone show, counted as if they showed UTC.
  ///
  /// The time zone is known only when `site.yml` is read, and a day must not become another one by way of UTC.
  public var isNowLocal: Bool
  /// Whether drafts are published.
  public var includesDrafts: Bool
  /// Whether entries that are dated after now are published.
  public var includesFuture: Bool
  /// Whether expired entries are published.
  public var includesExpired: Bool
  /// Whether entries with errors are left out, instead of preventing the build.
  public var keepsGoing: Bool
  /// Whether symbolic links that lead out of the content folder are followed, instead of being errors.
  public var followsLinks: Bool
  /// The address to publish at, instead of the one in `site.yml`.
  public var url: SiteURL?
  /// Scheme, host and port to publish at, below the path of the address in `site.yml`; ``url`` takes precedence.
  public var origin: String?
  /// The theme to use, instead of the one in `site.yml`.
  public var theme: String?
  /// The folder in which prepared pictures are kept from run to run; nil where each run makes them again.
  public var pictureFolder: String?

  /// Creates a context.
  public init(
    now: Int, isNowLocal: Bool = false, includesDrafts: Bool = false, includesFuture: Bool = false,
    includesExpired: Bool = false, keepsGoing: Bool = false, followsLinks: Bool = false, url: SiteURL? = nil,
    origin: String? = nil, theme: String? = nil, pictureFolder: String? = nil
  ) {
    self.now = now
    self.isNowLocal = isNowLocal
    self.includesDrafts = includesDrafts
    self.includesFuture = includesFuture
    self.includesExpired = includesExpired
    self.keepsGoing = keepsGoing
    self.followsLinks = followsLinks
    self.url = url
    self.origin = origin
    self.theme = theme
    self.pictureFolder = pictureFolder
  }

  /// The same with everything published: drafts, what is dated after now, and what has expired.
  package var includingUnpublished: Self {
    var context = self
    (context.includesDrafts, context.includesFuture, context.includesExpired) = (true, true, true)
    return context
  }

  /// The moment that counts as now, in seconds since 1970-01-01T00:00:00Z.
  public func moment(in timeZone: SiteTimeZone) -> Int {
    guard isNowLocal else { return now }
    let clock = FeedDate(secondsSinceEpoch: now, utcOffset: 0)
    return timeZone.date(onDay: clock.day, secondOfDay: clock.secondOfDay).secondsSinceEpoch
  }
}
