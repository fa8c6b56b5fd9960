package import FeedDiagnostics
import FeedMarkup
package import FeedModel
package import FeedVisitors

/// A site to inspect: all of its files, the page of each file in the content folder, and the bytes of each of its
/// forms.
///
/// Everything comes from the functions that a build writes its files with. A class, since copies of all that it holds
/// would be made field by field.
package final class SiteInspection: Sendable {
  /// What is wrong with its routes, and with the links to them.
  package let diagnostics: [Diagnostic]
  /// The results of following the links in bodies.
  let links: LocalLinkFindings
  private let site: RoutedSite

  /// Assembles a site, which takes over what it can from the one before a change.
  ///
  /// - Parameter places: The places in the feed of the entries that the change touched, where it touched nothing besides them
  ///   and the text of the theme's style sheets; nil where it may have.
  package init(of input: SiteInput, after previous: SiteInspection? = nil, changing places: [Int]? = nil) {
    site = RoutedSite(input: input, after: previous?.site, changing: places)
    if let previous, let places, site.keepsRoutes, site.links.isSame(as: previous.site.links, changing: places) {
      links = previous.links
    } else {
      links = site.links.findings
    }
    diagnostics = (site.diagnostics + links.diagnostics).sorted()
  }

  /// Where the bytes of a file of the output folder come from; nil where the site has no such file.
  package func content(ofFile file: String) -> SiteItem.Content? {
    site.claims.claim(ofFile: file).map { $0.content(of: site.languages[$0.language]) }
  }

  package var table: SiteTable { site.table() }

  var input: SiteInput { site.input }

  /// The entry, person or page of a file, given as messages name it; nil where it is neither.
  package func inspect(file: String) -> ContentPage? {
    for feed in site.languages.map(\.input.feed) {
      if let index = feed.entries.firstIndex(where: { $0.entry.location.file == file }) {
        return .entry(feed.entries[index], index: index)
      }
      if let index = feed.pages.firstIndex(where: { $0.location.file == file }) {
        return .page(feed.pages[index], index: index)
      }
    }
    return input.feed.people.first { $0.entry.location.file == file }.map(ContentPage.person)
  }

  // MARK: Forms

  /// The forms that a file takes, in the order of their declaration.
  package func projections(of file: ContentPage) -> [EntryProjection] {
    EntryProjection.allCases.filter { bytes(of: file, as: $0) != nil }
  }

  /// The bytes of a form as a build writes them; nil where the file does not take it.
  package func bytes(of file: ContentPage, as projection: EntryProjection) -> [UInt8]? {
    let language = language(of: file)
    let operators = language.operators
    func item(as format: FeedFormat) -> [UInt8]? { file.index.map { format.writer.write(language.feedItem($0)) } }
    return switch projection {
    case .card: file.object.map { language.card(of: $0, at: file.index).bytes }
    case .html: page(of: file)
    case .rss: item(as: .rss)
    case .atom: item(as: .atom)
    case .json: item(as: .json)
    case .podcast: file.index.flatMap(language.podcastForm)
    case .ics: file.object.flatMap(operators.calendarEvent).map { operators.calendarWriter.write($0) }
    case .jsonld: written(language.heads.structuredData(of: language.head(of: file)).write)
    case .opengraph: written(language.head(of: file).openGraph().write)
    case .share: file.object.flatMap { operators.share($0) }.map { Array($0.plainText.utf8) }
    }
  }

  private func language(of file: ContentPage) -> SiteRenderer {
    site.languages[input.site.languages.index(of: file.language)]
  }

  private func written(_ write: (inout MarkupBuffer) -> Void) -> [UInt8] {
    var buffer = MarkupBuffer()
    write(&buffer)
    return buffer.bytes
  }

  private func page(of file: ContentPage) -> [UInt8]? {
    guard case .bytes(let make)? = content(ofFile: file.route.file) else { return nil }
    return make()
  }

  // MARK: Reasons

  /// What keeps an alias from leading to a file, named as in messages; nil where nothing does.
  package func obstacle(to alias: Route, ofFile file: String) -> String? {
    guard let claim = site.claims.claim(ofFile: alias.file) else { return "no page can have it" }
    return claim.location?.file == file ? nil : "\(claim.source) has it"
  }

  /// The results of operators and walls for an entry or a person; nil for a page, which has none.
  package func explanation(of file: ContentPage) -> EntryExplanation? {
    guard let object = file.object else { return nil }
    let language = language(of: file)
    let operators = language.operators
    let traits = operators.traits(of: object)
    return EntryExplanation(
      heading: traits.heading, size: traits.size, accent: traits.accent, template: operators.cardTemplate(of: object),
      walls: file.index.map { places(of: $0, in: language) } ?? [], podcasts: file.index.map(language.podcasts) ?? [],
      calendars: calendars(of: object, at: file.index, in: language))
  }

  private func places(of index: Int, in language: SiteRenderer) -> [WallPlace] {
    language.routes.walls.all.filter { $0.entries.contains(index) }.map { wall in
      let page = wall.pages(perPage: input.site.wall.perPage).first { $0.entries.contains(index) }
      let document = wall.documents(input.site.feeds).first { $0.entries.contains(index) }
      let feed = document.flatMap { document in input.site.feeds.formats.first.map(document.route) }
      return WallPlace(
        title: wall.title, page: absolute(page?.route ?? wall.route), feed: feed.map(absolute),
        isArchived: document?.archive != nil)
    }
  }

  private func calendars(of object: any FeedViewObject, at index: Int?, in language: SiteRenderer) -> [String] {
    guard let index, object.facts.event != nil else { return [] }
    let walls = language.routes.walls.all.filter { $0.entries.contains(index) }
    let routes = [language.input.site.edition.calendar] + walls.compactMap { $0.calendar(of: language.routes.facts) }
    return (routes + [object.entry.route.event]).map(absolute)
  }

  private func absolute(_ route: Route) -> String { URLResolver(site: input.site.url).absolute(route) }
}

/// What the operators and walls of a site make of an entry or a person.
package struct EntryExplanation: Sendable {
  package let heading: String
  package let size: CardSize
  package let accent: Accent
  /// The name of the template that draws its card.
  package let template: String
  /// The walls that show it, with their feeds; those of a person are not among them.
  package let walls: [WallPlace]
  /// The podcasts that it has, or in which it is a track.
  package let podcasts: [PodcastPlace]
  /// The absolute addresses of the calendars that hold it.
  package let calendars: [String]
}

/// A form that an entry takes in the output, by the name that the command line gives it.
package enum EntryProjection: String, CaseIterable, Sendable {
  case card
  case html
  case rss
  case atom
  case json
  /// The podcast of an album or playlist, or a song's item in the first one that holds it, that of its album if any.
  case podcast
  case ics
  case jsonld
  /// What its page tells sites that show a preview of it.
  case opengraph
  case share
}

/// Where an entry is on a wall and in its feeds.
package struct WallPlace: Hashable, Sendable {
  package let title: String
  /// The absolute address of the page that shows the entry: the newest, or an archive page.
  package let page: String
  /// The absolute address of the feed that holds the entry, in the format that the site offers first; that of an archive
  /// where the entry is too old for the feed, and nil where there is no such archive.
  package let feed: String?
  package let isArchived: Bool
}
