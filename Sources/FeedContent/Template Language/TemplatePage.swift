import FeedModel
import FeedYAML

/// What templates in the body of a file can name.
struct TemplatePage: Sendable {
  let siteTitle: String
  let siteURL: String
  /// The front matter, whose texts are variables of the page.
  let fields: LocatedFields
  let title: String?
  let date: FeedDate?
  /// Whether images may have a list of attributes behind them.
  let hasAttributes: Bool
  /// Whether the front matter does not say that the body is free of templates.
  let isTemplate: Bool

  /// The text that a name stands for: `page.title`, `site.title`, or a key of the front matter.
  func value(_ name: String) -> String? {
    let parts = name.split(separator: ".")
    switch parts.first {
    case "site" where parts.count == 2:
      return ["title": siteTitle, "name": siteTitle, "baseurl": ""][parts[1]]
    case "page" where parts.count == 2, "post" where parts.count == 2: return own(String(parts[1]))
    default: return parts.count == 1 ? own(name) : nil
    }
  }

  private func own(_ key: String) -> String? {
    switch key {
    case "title": title
    case "date": date?.day.description
    default: fields[key.lowercased()]?.value.text ?? fields[key]?.value.text
    }
  }
}
