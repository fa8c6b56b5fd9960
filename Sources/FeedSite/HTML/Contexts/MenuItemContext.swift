package import FeedTheme

/// One item of the menu or one kind of the filter.
package struct MenuItemContext: TemplateContext {
  let name: String
  let url: String
  let isCurrent: Bool
  var isWithin = false
  let className: String?
  let accentStyle: String?

  package static let fields = TemplateFields<Self>(
    "a menu item",
    .text("name", "What it is called.") { $0.name },
    .text("url", "Where it leads.") { $0.url },
    .flag("isCurrent", "Whether the page is this one.") { $0.isCurrent },
    .flag("isWithin", "Whether the page is an archive page of the wall that it leads to.") { $0.isWithin },
    .text("className", "The kind by name, for class names.") { $0.className },
    .text("accentStyle", "The accent colour as a custom property, where the site declares one.") { $0.accentStyle })
}
