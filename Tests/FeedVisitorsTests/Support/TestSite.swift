import FeedMarkup
import FeedModel
import FeedTheme
import FeedVisitors

/// Runs the operators on an entry in the order in which each needs the others' results.
struct TestSite {
  let environment: HTMLEnvironment

  func html(_ object: any FeedViewObject, as form: HTMLForm, layout: CardLayout = .wall) -> String {
    object.accept(
      HTMLRenderVisitor(
        form: form,
        template: object.accept(CardTemplateVisitor(templates: environment.theme.templateNames)),
        size: object.accept(CardSizeVisitor(layout: layout)),
        accent: object.accept(CardAccentVisitor()),
        heading: object.accept(HeadingVisitor(wording: environment.wording)),
        share: form == .page ? ShareOperators(environment: environment).context(of: object) : nil,
        environment: environment))
  }

  func content(_ object: any FeedViewObject) -> String {
    object.accept(
      ItemContentVisitor(
        resolver: environment.resolver, wording: environment.wording, language: environment.site.language)
    ).markup
  }

  func rss(_ object: any FeedViewObject, settings: FeedSettings = FeedSettings()) -> RSSItem {
    object.accept(
      RSSRenderVisitor(
        resolver: environment.resolver, settings: settings,
        heading: object.accept(HeadingVisitor(wording: environment.wording)),
        content: object.accept(
          ItemContentVisitor(
            resolver: environment.resolver, wording: environment.wording, language: environment.site.language)),
        attachments: object.accept(AttachmentsVisitor())))
  }

  func channel(_ objects: [any FeedViewObject]) -> RSSChannel {
    RSSChannel(
      title: environment.site.title, link: environment.resolver.absolute(.home), description: "A wall",
      language: "en", selfLink: environment.resolver.absolute(Route("/feed.xml")), generator: "feedsite 1.0.0",
      items: objects.map { rss($0) })
  }
}
