import FeedTheme
import FeedVisitors

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

/// A string that the site's own pages ask the theme for, by its key in `strings/LANGUAGE.yml`; the English of `_base` shows
/// what each is, and what is filled in.
enum SiteString: String, CaseIterable {
  case notFoundTitle, redirecting, feedOf, feedHint
  case tags, archivePage, archive, archiveOf, onThisDay, search, upcoming, past
  // What people have to do with others and with entries.
  case playsOn, playsWith, playTogether, followEachOther, follows, followedBy, recommendedIn, alsoNamed
}

extension HTMLEnvironment {
  /// A string in the site's language, with values for its placeholders.
  func text(_ string: SiteString, _ values: [String: String] = [:]) -> String {
    wording.strings.text(string.rawValue, values)
  }
}
