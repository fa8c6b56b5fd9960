import FeedModel
package import FeedTheme

/// One of the layouts among which readers can choose.
package struct LayoutChoiceContext: TemplateContext {
  let layout: WallLayout
  let isCurrent: Bool

  package static let fields = TemplateFields<Self>(
    "a layout of walls",
    .text("name", "What it is called in site.yml: wall, list or grid.") { $0.layout.rawValue },
    .flag("isWall", "Whether it packs cards of their own sizes.") { $0.layout == .wall },
    .flag("isList", "Whether cards stand below each other.") { $0.layout == .list },
    .flag("isGrid", "Whether all cards have one size.") { $0.layout == .grid },
    .flag("isCurrent", "Whether pages show it at first.") { $0.isCurrent })
}

extension WallSettings {
  /// The choice that pages offer; none where there is but one layout.
  var choices: [LayoutChoiceContext] {
    guard layouts.count > 1 else { return [] }
    return layouts.map { LayoutChoiceContext(layout: $0, isCurrent: $0 == layouts.first) }
  }
}
