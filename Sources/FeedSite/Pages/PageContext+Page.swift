import FeedMarkdown
import FeedModel
import FeedTheme
import FeedVisitors

extension PageContext {
  /// A page as its template reads it.
  init(_ page: Page, in environment: HTMLEnvironment) {
    let resolver = environment.resolver
    let route = page.route
    let directions = Directions(language: page.language, siteLanguage: environment.site.language)
    // The page's title is the first heading, so the body's own come below it, unless one says the title again.
    let highest = page.body.headings.map(\.level).min() ?? 2
    let body = page.body.html(
      MarkdownRendering(
        purpose: .page, headingOffset: 2 - highest, identifierPrefix: "", loadsFirstImageEagerly: page.cover == nil,
        labels: environment.wording.markdownLabels
      ) {
        resolver.path(toReference: $0, from: route)
      })
    self.init(
      shared: environment.shared, title: page.title, body: body,
      cover: page.cover.map { ImageContext($0, resolver: resolver) },
      updated: page.updated.map { DateContext($0, wording: environment.wording) }, language: page.language,
      direction: directions.whole?.rawValue, titleDirection: directions.direction(of: page.title)?.rawValue,
      bodyDirection: directions.direction(of: page.body.plainText)?.rawValue,
      extra: FreeContext(page.extra))
  }
}
