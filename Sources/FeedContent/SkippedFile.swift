public import FeedModel

/// A file, or a folder with all its files, that a build leaves out on purpose.
public struct SkippedFile: Hashable, Sendable {
  /// Why a file is left out; the raw values are for machines.
  public enum Reason: String, CaseIterable, Sendable {
    /// It is unfinished.
    case draft
    /// It is dated after the build's clock.
    case future
    /// It ceased to be shown before the build's clock.
    case expired
    /// It has an error that keeps it from being published.
    case faulty
    /// A Markdown file whose name begins with an underscore.
    case underscore
    /// A folder such as `_layouts` or `_archetypes`, which holds no content.
    case generatorFolder = "generator-folder"
    /// A file such as `TODO.md` beside the settings of another generator, which is about the making of the site.
    case projectFile = "project-file"
    /// A source such as `rain.Rmd`, from which `rain.md` beside it was generated.
    case source
    /// A page that another generator fills: an `index.md` without text in the content folder itself, or one whose `type`
    /// is that of a list; walls are in their place.
    case startPage = "start-page"

    /// The reason, as messages give it after the name of the file and a colon.
    public var words: String {
      switch self {
      case .draft, .future, .expired: rawValue
      case .faulty: "it has an error"
      case .underscore: "its name begins with _"
      case .generatorFolder: "a folder that holds no content"
      case .projectFile: "a file about the making of the site"
      case .source: "the text beside it was made of it"
      case .startPage: "a start page without text"
      }
    }

    /// The reasons that a build always counts: entries that another day or another option would publish.
    public static let unpublished: [Self] = [.draft, .future, .expired]

    /// The reasons for which a build leaves a file out unless its options include such files, in the order in which
    /// they are checked.
    ///
    /// - Parameters:
    ///   - isPage: Whether it is a page outside the feed, which may have any date until it expires.
    ///   - now: Seconds since 1970-01-01T00:00:00Z.
    static func unpublished(
      isDraft: Bool, isPage: Bool, date: FeedDate?, expires: FeedDate?, at now: Int
    ) -> [Self] {
      [
        isDraft ? .draft : nil, !isPage && date.map { $0.secondsSinceEpoch > now } == true ? .future : nil,
        expires.map { $0.secondsSinceEpoch <= now } == true ? .expired : nil,
      ].compactMap(\.self)
    }

    /// Why a build at a moment leaves an entry out; nil where it publishes it.
    package static func unpublished(_ entry: Entry, at now: Int) -> Self? {
      unpublished(isDraft: entry.isDraft, isPage: false, date: entry.date, expires: entry.expires, at: now).first
    }
  }

  /// The path as messages name it, for example `content/songs/rain.md`; that of a folder ends with a slash.
  public let file: String
  /// Why it is left out.
  public let reason: Reason
  /// The date that decided; nil for drafts without one.
  public let date: FeedDate?
}
