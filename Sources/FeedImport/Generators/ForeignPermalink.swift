import FeedContent
import FeedModel

/// The patterns of addresses of other generators, in terms that feedsite knows.
enum ForeignPermalink {
  /// The address of a file whose name is not what feedsite would make of it; nil where it is.
  static func naming(_ name: String, in pattern: String) -> String? {
    guard Slug.make(from: name) != name, !name.isEmpty else { return nil }
    let name = encoded(name)
    return filled(pattern, [":title": name, ":slug": name, ":name": name, ":basename": name])
  }

  /// A name encoded for addresses: some characters would end the path.
  private static func encoded(_ name: String) -> String {
    name.replacing("%", with: "%25").replacing("#", with: "%23").replacing("?", with: "%3F")
  }

  /// The pattern with values in place of some names; one that begins with a colon is another name.
  static func filled(_ pattern: String, _ values: [String: String]) -> String {
    pattern.replacing(/:[a-z_]*[a-z]/) { match in
      values[String(match.output)].map { $0.hasPrefix(":") ? $0 : $0.replacing(":", with: "%3A") }
        ?? String(match.output)
    }
  }

  static func address(_ pattern: String, collection: String, path: [String], name: String) -> String {
    let name = encoded(name)
    return filled(
      pattern,
      [
        ":collection": collection, ":path": (path + [name]).joined(separator: "/"), ":name": name, ":title": name,
        ":slug": name, ":basename": name,
      ])
  }

  static func isKnown(_ pattern: String) -> Bool {
    PermalinkTemplate(pattern)?.hasPlaceholder == true && !pattern.contains("{")
  }

  /// Whether a pattern names anything that only the file says.
  static func isPattern(_ address: String) -> Bool { address.contains(":") || address.contains("{") }
}

enum ForeignFields {
  /// Those that mean something here, under our keys.
  static func fields(_ values: Setting) -> [FrontMatterField] {
    values.fields.compactMap { key, value in
      guard let own = keys[key.lowercased().replacing("_", with: "-")] else { return nil }
      if own == "draft", let flag = value.flag {
        return FrontMatterField(own, .plain(key.lowercased() == "draft" ? "\(flag)" : "\(!flag)"))
      }
      if let text = value.text {
        return FrontMatterField(own, ["authors", "tags"].contains(own) ? .list([.text(text)]) : .text(text))
      }
      return value.texts.isEmpty ? nil : FrontMatterField(own, .list(value.texts.map { .text($0) }))
    }
  }

  private static let keys = [
    "permalink": "permalink", "url": "permalink", "author": "authors", "authors": "authors", "lang": "language",
    "language": "language", "locale": "language", "tags": "tags", "tag": "tags", "categories": "categories",
    "category": "categories", "description": "summary", "summary": "summary", "draft": "draft", "published": "draft",
    "date": "date",
  ]
}
