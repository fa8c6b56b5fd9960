package import FeedTheme

/// A card that is rendered already.
package struct CardContext: TemplateContext {
  let markup: String

  package static let fields = TemplateFields<Self>(
    "a card",
    .markup("markup", "The card.") { $0.markup })
}
