import FeedMarkup
import FeedModel
package import FeedTheme
import FeedVisitors

/// A wall: cards, newest first.
package struct WallContext: TemplateContext {
  let environment: HTMLEnvironment
  let metadata: PageMetadata
  var isArchive = false
  /// Writes what is above the cards.
  var header: @Sendable (inout MarkupBuffer) -> Void = { _ in }
  /// The cards of each part of the page.
  let parts: [WallPart]
  /// The day before and the day after, on the wall of a day of the year.
  var days: (previous: NeighborContext, next: NeighborContext)?
  var hasArchive = false
  var today: TodayContext?
  var feed: FeedLinkContext?
  var calendar: Route?
  var relations: [RelationContext] = []

  private var archive: String? { hasArchive ? path(environment.site.edition.archive) : nil }
  private var settings: WallSettings { environment.site.wall }
  private var isDay: Bool { days != nil }
  private func path(_ route: Route?) -> String? { route.map { environment.resolver.path(to: $0) } }

  package static let fields = HTMLEnvironment.fields.within(
    { (context: WallContext) in context.environment }, as: "a wall",
    adding: .text("title", "What the wall is called.") { $0.metadata.title ?? $0.environment.site.title },
    .text("permalink", "The absolute address of the page.") { $0.metadata.route.map($0.environment.resolver.absolute) },
    .flag("isHome", "Whether it is the newest wall of the whole site.") { $0.metadata.isHome },
    .flag("isArchive", "Whether it is an archive page.") { $0.isArchive },
    .markup("header", "What stands above the cards, such as the profile of a person.") { $0.header(&$1) },
    .list("cards", "The cards in reading order.") { CardContext.placed($0.parts.flatMap(\.cards)) },
    .list("sections", "The cards in parts, each of which is packed by itself: on the wall of events two.") {
      $0.parts
    },
    .flag("isEmpty", "Whether there is no card.") { $0.parts.isEmpty },
    .text("newer", "The page of newer entries.") { $0.path($0.metadata.newer) },
    .text("older", "The page of older entries.") { $0.path($0.metadata.older) },
    .flag("isDay", "Whether it is the wall of a day of the year that is not the only one.") { $0.isDay },
    .object(
      "previous", "On the wall of a day of the year, the last day before it that has entries, in the order of the year."
    ) {
      $0.days?.previous
    },
    .object("next", "The first day after it that has entries; behind the last of the year, the first.") {
      $0.days?.next
    },
    .text("archive", "The address of the archive by years.") { $0.archive },
    .object("today", "On the home page, what finds out what happened on the day of the reader.") { $0.today },
    .object("feed", "The feed of the wall in the format that the site offers first.") { $0.feed },
    .text("calendar", "The address of the calendar of its events, on the walls of events, tags and people.") {
      $0.path($0.calendar)
    },
    .text("index", "The address of the index of all tags, on a wall that can be filtered.") {
      $0.path($0.metadata.index)
    },
    .text("assets", "The address of the theme's files, which ends with a slash.") { $0.path(Route("/assets/")) },
    .text("layout", "How the cards stand at first: wall, list or grid.") { $0.settings.layout.rawValue },
    .list("layouts", "The layouts among which readers can choose; empty where there is no choice.") {
      $0.settings.choices
    },
    .list("tags", "The tags that the entries of the wall carry most often; on an archive page its own at most.") {
      $0.metadata.tags
    },
    .list("relations", "On the wall of somebody, what they have to do with entries and with other people.") {
      $0.relations
    })
}

/// A card of a wall, which is rendered when a page shows it.
struct SizedCard: Sendable {
  let traits: EntryTraits
  let markup: @Sendable () -> MarkupBuffer
  /// The same card in two columns instead of one or in one instead of two, or none where that is no better; nil where no
  /// card is another for its wall's sake.
  var resized: (@Sendable () -> SizedCard?)?
}

struct WallPart: TemplateContext {
  let heading: String?
  let cards: [SizedCard]

  static let fields = TemplateFields<Self>(
    "a section of a wall",
    .text("heading", "What stands above it: Upcoming or Past on the wall of events, nothing elsewhere.") { $0.heading },
    .list("cards", "Its cards in reading order.") { CardContext.placed($0.cards) })
}

struct CardContext: TemplateContext {
  /// How many cards are searched for the first cover or photo, which readers see at once and wait for.
  private static let firstCards = 4

  private let cards: [SizedCard]
  private let number: Int
  private let placed: Memo<PlacedCards>
  private let firstPicture: Memo<FirstPicture?>

  private var place: PlacementClasses.Names { wall.names[number] }
  private var wall: PlacedCards { placed.value { PlacedCards(cards) } }

  /// Cards with their places on a wall of their own.
  static func placed(_ cards: [SizedCard]) -> [CardContext] {
    let placed = Memo<PlacedCards>()
    let firstPicture = Memo<FirstPicture?>()
    return cards.indices.map {
      CardContext(cards: cards, number: $0, placed: placed, firstPicture: firstPicture)
    }
  }

  private func markup(of number: Int) -> MarkupBuffer {
    (cards[number].resized == nil ? cards : wall.cards)[number].markup()
  }

  private func append(to page: inout MarkupBuffer) {
    let markup = markup(of: number)
    guard number < Self.firstCards,
      let first = firstPicture.value(computedBy: {
        FirstPicture(of: cards.indices.prefix(Self.firstCards), self.markup)
      }),
      first.card == number
    else { return page.append(markup) }
    page.append(markup.bytes[..<first.loading.lowerBound])
    page.append("loading=\"eager\"")
    page.append(markup.bytes[first.loading.upperBound...])
    page.features.formUnion(markup.features)
  }

  static let fields = TemplateFields<Self>(
    "a card",
    .markup("markup", "The card.") { $0.append(to: &$1) },
    .text("placement", "How high it is, and where it stands on walls of two to six columns, as class names.") {
      $0.place.card
    },
    .list("gaps", "What stands before it to keep room empty on walls of some number of columns; nearly always nothing.")
    {
      $0.place.gaps.map { GapContext(placement: $0) }
    })
}

/// The first cover or photo of a wall, if it is loaded only when it comes near.
private struct FirstPicture {
  /// The number of its card.
  let card: Int
  /// Where its card's markup says so.
  let loading: Range<Int>

  /// The first one on some cards; nil where there is none.
  init?(of cards: some Sequence<Int>, _ markup: (Int) -> MarkupBuffer) {
    for card in cards {
      let bytes = markup(card).bytes
      guard Self.mayHavePicture(bytes) else { continue }
      let tokens = HTMLTokenizer(bytes)
      for case .tag(let tag) in tokens where tag.name == "img" {
        // By the names of microformats; portraits are `u-photo` too.
        let classes = tokens.value(of: "class", in: tag)?.split(separator: " ") ?? []
        guard classes.contains("u-featured") || classes.contains("u-photo"), !classes.contains("avatar") else {
          continue
        }
        guard let loading = tag["loading"], tokens.value(of: "loading", in: tag) == "lazy",
          tag["fetchpriority"] == nil
        else { return nil }
        self.card = card
        self.loading = loading.range
        return
      }
    }
    return nil
  }

  /// Whether there is a picture: tokens tell that too, but take longer, and most cards have none.
  private static func mayHavePicture(_ bytes: [UInt8]) -> Bool {
    var length = 0
    for byte in bytes {
      length = byte == tag[length] ? length + 1 : byte == tag[0] ? 1 : 0
      if length == tag.count { return true }
    }
    return false
  }

  private static let tag = Array("<img".utf8)
}

private struct PlacedCards: Sendable {
  /// The cards, some of which may be wider or narrower than by themselves.
  private(set) var cards: [SizedCard]
  let names: [PlacementClasses.Names]

  init(_ cards: [SizedCard]) {
    var resized: [Int: SizedCard] = [:]
    let placements = PlacementClasses(cards.map { PackingCard($0.traits.size) }) { number in
      resized[number] = cards[number].resized?()
      return resized[number].map { PackingCard($0.traits.size) }
    }
    names = placements.names
    self.cards = cards
    for (number, card) in resized where placements.resized.contains(number) { self.cards[number] = card }
  }
}

struct GapContext: TemplateContext {
  let placement: String

  static let fields = TemplateFields<Self>(
    "a gap",
    .text("placement", "How high it is, where it is, and for which number of columns, as class names.") { $0.placement }
  )
}

struct LayoutChoiceContext: TemplateContext {
  let layout: WallLayout
  let isCurrent: Bool

  static let fields = TemplateFields<Self>(
    "a layout of walls",
    .text("name", "What it is called in site.yml: wall, list or grid.") { $0.layout.rawValue },
    .flag("isWall", "Whether it packs cards of their own sizes.") { $0.layout == .wall },
    .flag("isList", "Whether cards stand below each other.") { $0.layout == .list },
    .flag("isGrid", "Whether all cards have one size.") { $0.layout == .grid },
    .flag("isCurrent", "Whether pages show it at first.") { $0.isCurrent })
}

extension WallSettings {
  /// The choice that pages offer; none where there is but one layout.
  fileprivate var choices: [LayoutChoiceContext] {
    guard layouts.count > 1 else { return [] }
    return layouts.map { LayoutChoiceContext(layout: $0, isCurrent: $0 == layouts.first) }
  }
}

/// One tag of the index, or one by which a wall can be filtered.
struct TermContext: TemplateContext {
  let name: String
  let url: String
  let count: String?
  var isCurrent = false
  var isWithin = false

  static let fields = TemplateFields<Self>(
    "a term",
    .text("name", "The tag as it is written.") { $0.name },
    .text("url", "Its wall.") { $0.url },
    .text("count", "How many entries carry it, among those of a wall that is filtered.") { $0.count },
    .flag("isCurrent", "Whether the page is its wall.") { $0.isCurrent },
    .flag("isWithin", "Whether the page is an archive page of its wall.") { $0.isWithin })
}
