import FeedMarkdown
import FeedModel
package import FeedTheme
import FeedVisitors

/// One sort of relations of a person to other people or to entries.
struct RelationContext: TemplateContext {
  let heading: String
  /// Where the heading leads.
  var url: String?
  let links: [RelatedThingContext]

  static let fields = TemplateFields<Self>(
    "a relation",
    .text("heading", "What the relation is.") { $0.heading },
    .text("url", "What the heading leads to.") { $0.url },
    .list("links", "The people or entries.") { $0.links })
}

/// A person or an entry that a person is related to.
struct RelatedThingContext: TemplateContext {
  let name: String
  let url: String?
  var note: String?

  static let fields = TemplateFields<Self>(
    "a person or an entry that somebody has to do with",
    .text("name", "The name or the title.") { $0.name },
    .text("url", "The page; empty for people without one.") { $0.url },
    .text("note", "How often, or the kind of an entry.") { $0.note })
}

package struct EnsembleContext: TemplateContext {
  let environment: HTMLEnvironment
  let title: String
  let drawing: EnsembleDrawing
  let rows: [EnsembleRowContext]
  let relations: [RelationContext]

  package static let fields = HTMLEnvironment.fields.within(
    { (context: Self) in context.environment }, as: "the page of who plays with whom",
    adding: .text("title", "What the page is called.") { $0.title },
    .text("height", "The height of the drawing, in units of the drawing; it is 480 wide.") {
      String($0.drawing.height)
    },
    .list("rows", "The people in the drawing, from the top to the bottom.") { $0.rows },
    .list("arcs", "The arcs between those who play together.") { $0.drawing.arcs },
    .list("relations", "The same in words: all people by name, each with those they play with.") { $0.relations })
}

/// A person in the drawing of who plays with whom.
struct EnsembleRowContext: TemplateContext {
  let row: Int
  let name: String
  let url: String?
  let picture: String?

  /// How many characters of a name have room in the drawing; wide ones take the room of two.
  private static let nameWidth = 20

  private var shortName: String {
    var (width, end) = (0, name.startIndex)
    for place in name.indices {
      width += name[place].unicodeScalars.first?.isWide == true ? 2 : 1
      guard width <= Self.nameWidth else { return name[..<end] + "…" }
      // The ellipsis needs room, too.
      if width < Self.nameWidth { end = name.index(after: place) }
    }
    return name
  }

  static let fields = TemplateFields<Self>(
    "somebody in the drawing of who plays with whom",
    .text("name", "The name, shortened to the room that there is.") { $0.shortName },
    .text("url", "The person's page; empty where there is none.") { $0.url },
    .text("picture", "The portrait.") { $0.picture },
    .text("initial", "What stands for a portrait.") { String($0.name.prefix(1)) },
    .text("top", "Where the row begins.") { String($0.row * EnsembleDrawing.rowHeight) },
    .text("middle", "Where its middle is.") { String(EnsembleDrawing.middle(ofRow: $0.row)) })
}

extension EnsembleDrawing.Arc: TemplateContext {
  static let fields = TemplateFields<Self>(
    "an arc between two who play together",
    .text("path", "Its path.") { $0.path },
    .text("width", "How thick it is: the more often they play together, the thicker.") { String($0.width) })
}
