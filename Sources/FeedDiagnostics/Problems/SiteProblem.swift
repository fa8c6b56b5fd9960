/// What can be wrong with `site.yml` and the content folder.
public enum SiteProblem: ProblemKind {
  /// The content folder does not exist or is no folder.
  case noContentFolder
  /// There is no `site.yml`; `title` is the one in use. There may be settings of another generator, or ones within.
  case noSiteFile(title: String, foreign: String?, inner: String? = nil)
  /// `site.yml` has no `id:`; `id` is the one in use.
  case noSiteID(String)
  /// A folder or file cannot be read; `reason` is the system's.
  case unreadable(reason: String)
  /// Files in HTML have front matter, so that another generator makes posts or pages of them.
  case textsInHTML(count: Int)
  /// Files are texts in another markup than Markdown, as their ending tells, for example `rst`.
  case otherMarkup(ending: String, count: Int)
  /// No file is an entry: the wall stays empty, since those that could be on it have no date.
  case nothingDated(count: Int)
  /// A kind's declaration takes the name of a kind or folder that exists already.
  case reservedKind(String)
  /// The picture that the site's icon is made from does not have the size that an icon needs, in pixels.
  case unfitIcon(width: Int, height: Int, IconError)
  /// The machine has no typefaces to draw pictures for sharing with.
  case noTypefaces
  /// A deployment target names no place; `ways` are the keys that can.
  case noDestination(target: String, ways: [String])
  /// The value of a key holds a password or a token, which is not repeated here.
  case secret(key: String)

  /// The name of each case, and how serious it is.
  public var traits: (code: String, severity: Severity) {
    switch self {
    case .noContentFolder: ("no-content-folder", .error)
    case .noSiteFile: ("no-site-file", .warning)
    case .noSiteID: ("no-site-id", .warning)
    case .unreadable: ("unreadable-path", .error)
    case .textsInHTML: ("html-with-front-matter", .warning)
    case .otherMarkup: ("other-markup", .warning)
    case .nothingDated: ("nothing-dated", .warning)
    case .reservedKind: ("reserved-kind", .error)
    case .unfitIcon: ("unfit-icon", .warning)
    case .noTypefaces: ("no-typefaces", .warning)
    case .noDestination: ("no-destination", .error)
    case .secret: ("secret-in-settings", .error)
    }
  }
}

/// Why a picture is not fit to be the icon of a site.
public enum IconError: Hashable, Sendable {
  /// Its sides differ.
  case notSquare
  /// Its sides have fewer than `wanted` pixels.
  case tooSmall(wanted: Int)
  /// Its sides have more than `limit` pixels.
  case tooLarge(limit: Int)
}
