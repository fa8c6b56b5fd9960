import FeedTheme
import FeedVisitors

/// The templates of the pages around entries.
struct SiteTemplates: Sendable {
  let layout: Template<LayoutContext>
  let wall: Template<WallContext>
  let single: Template<SingleContext>
  let page: Template<PageContext>
  let terms: Template<TermsContext>
  let archive: Template<ArchiveContext>
  let onThisDay: Template<OnThisDayContext>
  let search: Template<SearchContext>
  let together: Template<EnsembleContext>
  let notFound: Template<NotFoundContext>

  init(_ source: some TemplateProvider) {
    layout = source.template("layout", for: LayoutContext.fields)
    wall = source.template("wall", for: WallContext.fields)
    single = source.template("single", for: SingleContext.fields)
    page = source.template("page", for: PageContext.fields)
    terms = source.template("terms", for: TermsContext.fields)
    archive = source.template("archive", for: ArchiveContext.fields)
    onThisDay = source.template("on-this-day", for: OnThisDayContext.fields)
    search = source.template("search", for: SearchContext.fields)
    together = source.template("together", for: EnsembleContext.fields)
    notFound = source.template("404", for: NotFoundContext.fields)
  }

  /// The templates that every theme must have, by name, with the variables that each is rendered with.
  static let required = RequestedTemplates.schemas { _ = SiteTemplates($0) }
}

/// A string that the site's own pages ask the theme for, by its key in `strings/LANGUAGE.yml`.
enum SiteString: String, CaseIterable {
  /// The title of the error page.
  case notFoundTitle
  /// What a feed is called: `{title}`.
  case feedOf
  /// What a feed is, for those who open one in a browser.
  case feedHint
  /// The index of tags.
  case tags
  /// What an archive page is called: `{page}`.
  case archivePage
  /// The overview of the archive.
  case archive
  /// The archive of a year: `{year}`.
  case archiveOf
  /// The days of the year.
  case onThisDay
  /// The page to search the site on.
  case search
  /// The music and the events that somebody plays on.
  case playsOn
  /// Those who play with somebody.
  case playsWith
  /// The page of who plays with whom.
  case playTogether
  /// Those who follow somebody who follows them.
  case followEachOther
  /// Those whom somebody follows.
  case follows
  /// Those who follow somebody.
  case followedBy
  /// The entries that recommend somebody.
  case recommendedIn
  /// Those who have no file and are named in several entries.
  case alsoNamed
  /// The events that are not over.
  case upcoming
  /// The events that are over.
  case past
  /// What a redirect says to those whose browser stays.
  case redirecting
}

extension HTMLEnvironment {
  /// A string in the site's language, with values for its placeholders.
  func text(_ string: SiteString, _ values: [String: String] = [:]) -> String {
    wording.strings.text(string.rawValue, values)
  }
}
