/// What can be wrong with `site.yml` and the content folder.
public enum SiteProblem: ProblemKind {
  /// The content folder does not exist or is no folder.
  case noContentFolder
  /// There is no `site.yml`; `title` is the one in use. There may be settings of another generator, or others near.
  case noSiteFile(title: String, foreign: String?, other: String? = nil)
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
  /// A kind declares a field that all entries have.
  case reservedField(String)
  /// An archetype has an unknown placeholder.
  case unknownPlaceholder(String, suggestion: String?, known: [String])
  /// The picture that the site's icon is made from does not have the size that an icon needs, in pixels.
  case unfitIcon(width: Int, height: Int, IconError)
  /// The machine has no typefaces to draw pictures for sharing with.
  case noTypefaces
  /// A deployment target names no place; `ways` are the keys that can.
  case noDestination(target: String, ways: [String])
  /// The value of a key holds a password or a token, which is not repeated here.
  case secret(key: String)

  package var traits: (code: String, severity: Severity) {
    switch self {
    case .noContentFolder: ("no-content-folder", .error)
    case .noSiteFile: ("no-site-file", .warning)
    case .noSiteID: ("no-site-id", .warning)
    case .unreadable: ("unreadable-path", .error)
    case .textsInHTML: ("html-with-front-matter", .warning)
    case .otherMarkup: ("other-markup", .warning)
    case .nothingDated: ("nothing-dated", .warning)
    case .reservedKind: ("reserved-kind", .error)
    case .reservedField: ("reserved-field", .error)
    case .unknownPlaceholder: ("unknown-placeholder", .error)
    case .unfitIcon: ("unfit-icon", .warning)
    case .noTypefaces: ("no-typefaces", .warning)
    case .noDestination: ("no-destination", .error)
    case .secret: ("secret-in-settings", .error)
    }
  }

  package var words: String {
    switch self {
    case .noContentFolder:
      "there is no such content folder; name the folder that holds your entries, or create one with feedsite init"
    case .noSiteFile(let title, _, let other?):
      "there is no site.yml, so the site is called \(Self.quoted(title)), at http://localhost/ and in UTC; add one, or "
        + "give the folder of \(other) instead"
    case .noSiteFile(let title, let foreign, nil):
      "there is no site.yml, so the site is called \(Self.quoted(title)), at http://localhost/ and in UTC; add one"
        + (foreign.map { ", or let \"feedsite import\" make a content folder of this one, whose settings are in \($0)" }
          ?? "")
    case .noSiteID(let id):
      "the site has no id, so a new title would give every entry a new guid; add \"id: \(id)\""
    case .unreadable(let reason):
      "it cannot be read: \(reason)"
    case .textsInHTML(let count):
      "\(count) \(count == 1 ? "file" : "files") in HTML with front matter \(count == 1 ? "is" : "are") not read; "
        + "feedsite import makes Markdown of those of Jekyll and Hugo"
    case .otherMarkup("md.txt", let count):
      "\(count) \(count == 1 ? "file" : "files") ending with .md.txt \(count == 1 ? "is" : "are") not read; remove .txt from "
        + "\(count == 1 ? "its name" : "their names")"
    case .otherMarkup(let ending, let count):
      "\(count) \(count == 1 ? "file" : "files") ending with .\(ending) \(count == 1 ? "is" : "are") not read, since feedsite "
        + "reads Markdown; pandoc makes Markdown of \(count == 1 ? "it" : "them")"
    case .nothingDated(let count):
      count == 1
        ? "the file has no date and is a page; to put it on the wall, write a date, such as \"date: 2025-04-09\", or begin "
          + "its name with one"
        : "none of \(count) files has a date, so all of them are pages; to put them on the wall, write a date, such as "
          + "\"date: 2025-04-09\", or begin their names with one"
    case .reservedKind(let name):
      "\(Self.quoted(name)) is a name that feedsite uses itself; choose another"
    case .reservedField(let name):
      "\(Self.quoted(name)) is a key of all entries, those of this kind as well; remove it, or choose another name"
    case .unknownPlaceholder(let name, let suggestion, let known):
      "there is no placeholder \(Self.quoted("{{\(name)}}")); "
        + (suggestion.map { "did you mean \"{{\($0)}}\"?" } ?? "known are \(Self.list(known))")
    case .unfitIcon(let width, let height, let fault):
      "the icon has \(width) × \(height) pixels; \(fault.words)"
    case .noTypefaces:
      "this machine has no typefaces, so no pictures for sharing are drawn; install some, such as Noto, "
        + "or write \"share: {pictures: false}\" in site.yml"
    case .noDestination(let target, let ways):
      "the target \(Self.quoted(target)) names no place; write \(Self.list(ways.map { "\"\($0)\"" })) below it"
    case .secret(let key):
      "\"\(key)\" holds what looks like a password or a token, and site.yml is no place for one; remove it, change it, "
        + "and keep it in the configuration of the program that connects (docs: Deploy)"
    }
  }
}

/// Why a picture is not fit to be the icon of a site.
public enum IconError: Hashable, Sendable {
  case notSquare
  /// Its sides have fewer than `wanted` pixels.
  case tooSmall(wanted: Int)
  /// Its sides have more than `limit` pixels.
  case tooLarge(limit: Int)

  fileprivate var words: String {
    switch self {
    case .notSquare: "crop it to a square"
    case .tooSmall(let wanted): "larger icons are left out; export it with \(wanted) × \(wanted) or more"
    case .tooLarge(let limit): "it is left out; export it with \(limit) × \(limit) or fewer"
    }
  }
}
