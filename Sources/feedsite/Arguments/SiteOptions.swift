import ArgumentParser
import FeedContent
import FeedModel
import Foundation

/// The options of the commands that read a site, beside its address.
struct SiteOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The theme to use, instead of the one in site.yml.", valueName: "name"),
    completion: .custom(Completion.themes))
  var theme: String?

  @Option(
    help: ArgumentHelp(
      "The moment that counts as now, such as 2026-04-09T20:00, in the time zone of the site.", valueName: "date"
    ),
    transform: ClockArgument.parse)
  var clock: ClockArgument?

  @Option(
    help: ArgumentHelp(
      "The cache for resized pictures, instead of the one in the user's cache folder.", valueName: "folder"),
    completion: .directory)
  var pictures: String?

  @OptionGroup var links: LinkOptions

  private var pictureFolder: String? {
    pictures
      ?? FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first?
      .appending(path: "feedsite/pictures").path
  }

  /// How the site is read; by the clock of the system where none is given.
  func context(
    at url: SiteURL?, selecting selection: SelectionOptions? = nil, keepsGoing: Bool = false
  ) -> BuildContext {
    let clock = clock ?? .now
    return BuildContext(
      now: clock.seconds, isNowLocal: clock.isLocal, includesDrafts: selection?.drafts ?? false,
      includesFuture: selection?.future ?? false, includesExpired: selection?.expired ?? false,
      keepsGoing: keepsGoing, followsLinks: links.followLinks, url: url, theme: theme, pictureFolder: pictureFolder)
  }
}

struct ContentArgument: ParsableArguments {
  @Argument(
    help: ArgumentHelp("The folder that holds site.yml and the entries.", valueName: "content"),
    completion: .custom(Completion.contentFolders))
  var folder = "content"
}

/// The option for how far symbolic links may lead.
///
/// It is no setting of `site.yml`, since the author of a malicious link could change that file, too.
struct LinkOptions: ParsableArguments {
  @Flag(help: "Follow symbolic links that lead out of the folder that is read.")
  var followLinks = false
}

struct AddressOptions: ParsableArguments {
  @Option(
    name: [.customShort("u"), .long],
    help: ArgumentHelp("Where the site is published, instead of base-url in site.yml.", valueName: "url"),
    transform: SiteURLArgument.parse)
  var baseURL: SiteURL?
}

struct ErrorOptions: ParsableArguments {
  @Flag(name: [.customShort("k"), .long], help: "Leave out the entries that have errors, and publish all others.")
  var keepGoing = false
}

struct SelectionOptions: ParsableArguments {
  @Flag(name: [.customShort("D"), .long], help: "Include drafts.")
  var drafts = false

  @Flag(name: [.customShort("F"), .long], help: "Include entries that are dated in the future.")
  var future = false

  @Flag(help: "Include entries that have expired.")
  var expired = false
}

enum SiteURLArgument {
  static func parse(_ text: String) throws -> SiteURL {
    guard let url = SiteURL(text) else {
      throw ValidationError("\"\(text)\" is not the address of a site; write one such as https://example.org/band/.")
    }
    return url
  }
}

struct ClockArgument {
  /// Seconds since 1970-01-01T00:00:00Z.
  let seconds: Int
  /// Whether it is a time in the site's time zone, which is not known yet, counted as if it were UTC.
  let isLocal: Bool

  /// Parses a date; the error says what a valid one looks like.
  static func parse(_ text: String) throws -> ClockArgument {
    guard let seconds = DateParser(timeZone: .utc).date(from: text)?.secondsSinceEpoch else {
      throw ValidationError("\"\(text)\" is not a date; write 2026-04-09 or 2026-04-09T20:00+08:00.")
    }
    // A text with an offset, or with seconds since 1970, is the same moment wherever it is read.
    let elsewhere = SiteTimeZone(identifier: "Etc/GMT+12").flatMap { DateParser(timeZone: $0).date(from: text) }
    return ClockArgument(seconds: seconds, isLocal: elsewhere?.secondsSinceEpoch != seconds)
  }

  static var now: ClockArgument { ClockArgument(seconds: Int(Date().timeIntervalSince1970), isLocal: false) }
}
