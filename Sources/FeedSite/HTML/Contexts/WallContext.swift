import FeedModel
package import FeedTheme
import FeedVisitors

/// A wall: cards, newest first.
package struct WallContext: TemplateContext {
  let shared: SharedContext
  let title: String
  let permalink: String
  let isHome: Bool
  let isArchive: Bool
  let header: String?
  let cards: [CardContext]
  let isEmpty: Bool
  let newer: String?
  let older: String?
  let feed: FeedLinkContext?
  let calendar: String?
  let index: String?
  let assets: String
  let layout: WallLayout
  let layouts: [LayoutChoiceContext]
  let tags: [TermContext]

  package static let fields = SharedContext.fields.within(
    { (context: Self) in context.shared }, as: "a wall",
    adding: .text("title", "What the wall is called.") { $0.title },
    .text("permalink", "The absolute address of the page.") { $0.permalink },
    .flag("isHome", "Whether it is the newest wall of the whole site.") { $0.isHome },
    .flag("isArchive", "Whether it is an archive page.") { $0.isArchive },
    .markup("header", "What stands above the cards, such as the profile of a person.") { $0.header },
    .list("cards", "The cards in reading order.") { $0.cards },
    .flag("isEmpty", "Whether there is no card.") { $0.isEmpty },
    .text("newer", "The page of newer entries.") { $0.newer },
    .text("older", "The page of older entries.") { $0.older },
    .object("feed", "The feed of the wall in the format that the site offers first.") { $0.feed },
    .text("calendar", "The address of the calendar of all events, on the wall of events.") { $0.calendar },
    .text("index", "The address of the index of all tags, on a wall that can be filtered.") { $0.index },
    .text("assets", "The address of the theme's files, which ends with a slash.") { $0.assets },
    .text("layout", "How the cards stand at first: wall, list or grid.") { $0.layout.rawValue },
    .list("layouts", "The layouts among which readers can choose; empty where there is no choice.") { $0.layouts },
    .list("tags", "The tags that the entries of the wall carry most often; on an archive page its own at most.") {
      $0.tags
    })
}
