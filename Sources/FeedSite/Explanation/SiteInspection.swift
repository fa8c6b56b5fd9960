package import FeedDiagnostics
import FeedMarkup
import FeedModel
import FeedVisitors

/// Looks into the table of a site: what became of a file, and the bytes of each of its forms.
///
/// Everything comes from the functions that a build writes its files with.
package struct SiteInspection: Sendable {
  /// The table.
  package let table: SiteTable
  /// What is wrong with the routes of the table.
  package let diagnostics: [Diagnostic]
  private let input: SiteInput
  private let operators: EntryOperators
  private let walls: WallDirectory
  private let pages: PageRenderer
  private let feeds: FeedRenderer
  private let podcasts: PodcastRenderer

  init(site: AssembledSite, table: SiteTable, diagnostics: [Diagnostic]) {
    self.table = table
    self.diagnostics = diagnostics
    input = site.renderers.input
    operators = site.renderers.operators
    walls = site.routes.walls
    pages = site.renderers.pages
    feeds = site.renderers.feeds
    podcasts = site.renderers.podcasts
  }

  /// What became of a file, given as messages name it; nil where it is neither entry, person nor page.
  package func inspect(file: String) -> InspectedFile? {
    if let index = input.feed.entries.firstIndex(where: { $0.entry.location.file == file }) {
      return .entry(input.feed.entries[index], index: index)
    }
    return input.feed.people.first { $0.entry.location.file == file }.map(InspectedFile.person)
      ?? input.feed.pages.first { $0.location.file == file }.map(InspectedFile.page)
  }

  // MARK: Forms

  /// The forms that a file takes, in the order of their declaration.
  package func projections(of file: InspectedFile) -> [EntryProjection] {
    EntryProjection.allCases.filter { bytes(of: file, as: $0) != nil }
  }

  /// The bytes of a form as a build writes them; nil where the file does not take it.
  package func bytes(of file: InspectedFile, as projection: EntryProjection) -> [UInt8]? {
    switch projection {
    case .card: file.object.map { pages.card(of: $0, at: file.index).bytes }
    case .html: page(of: file)
    case .rss: file.index.map { feeds.item($0, as: .rss) }
    case .atom: file.index.map { feeds.item($0, as: .atom) }
    case .json: file.index.map { feeds.item($0, as: .json) }
    case .podcast: file.index.flatMap(podcasts.form)
    case .ics: file.object.flatMap(operators.calendarEvent).map(calendar.event)
    case .jsonld: written(pages.structuredData(of: pages.head(of: file)).write)
    case .opengraph: written(pages.head(of: file).openGraph().write)
    case .share: file.object.flatMap(operators.sharing.context(of:)).map { Array($0.plainText.utf8) }
    }
  }

  private func written(_ write: (inout MarkupBuffer) -> Void) -> [UInt8] {
    var buffer = MarkupBuffer()
    write(&buffer)
    return buffer.bytes
  }

  private var calendar: CalendarRenderer { CalendarRenderer(input: input, operators: operators) }

  private func page(of file: InspectedFile) -> [UInt8]? {
    guard case .bytes(let make)? = table.items.first(where: { $0.route == file.route })?.content else { return nil }
    return make()
  }

  // MARK: Reasons

  /// What the operators and walls make of an entry or a person; nil for a page, of which they make nothing.
  package func explanation(of file: InspectedFile) -> EntryExplanation? {
    guard let object = file.object else { return nil }
    let traits = operators.explaining.traits(of: object)
    return EntryExplanation(
      heading: traits.heading, size: traits.size, accent: traits.accent, template: traits.template,
      walls: file.index.map(places) ?? [], podcasts: file.index.map(podcasts.places) ?? [],
      calendars: calendars(of: object))
  }

  private func places(of index: Int) -> [WallPlace] {
    walls.all.filter { $0.entries.contains(index) }.map { wall in
      let page = wall.pages(perPage: input.site.wall.perPage).first { $0.entries.contains(index) }
      let document = wall.documents(input.site.feeds).first { $0.entries.contains(index) }
      let feed = document.flatMap { document in input.site.feeds.formats.first.map(document.route) }
      return WallPlace(
        title: wall.title, page: absolute(page?.route ?? wall.route), feed: feed.map(absolute),
        isArchived: document?.archive != nil)
    }
  }

  private func calendars(of object: any FeedViewObject) -> [String] {
    operators.calendarEvent(object) == nil ? [] : [absolute(.calendar), absolute(object.entry.route.event)]
  }

  private func absolute(_ route: Route) -> String { operators.environment.resolver.absolute(route) }
}
