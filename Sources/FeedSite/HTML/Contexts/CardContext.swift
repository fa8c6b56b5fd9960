package import FeedTheme

/// A card that is rendered already, and its place on the page.
package struct CardContext: TemplateContext {
  let markup: String
  let placement: String

  package static let fields = TemplateFields<Self>(
    "a card",
    .markup("markup", "The card.") { $0.markup },
    .text("placement", "Where it stands on walls of two to six columns, as custom properties: --p2 to --p6.") {
      $0.placement
    })
}
