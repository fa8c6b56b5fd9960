package import FeedTheme

/// One item of the menu or one kind of the filter.
package struct MenuItemContext: TemplateContext {
  let name: String
  let url: String
  let isCurrent: Bool
  let className: String?

  package static let fields = TemplateFields<Self>(
    "a menu item",
    .text("name", "What it is called.") { $0.name },
    .text("url", "Where it leads.") { $0.url },
    .flag("isCurrent", "Whether the page is this one.") { $0.isCurrent },
    .text("className", "The kind by name, for class names.") { $0.className })
}
