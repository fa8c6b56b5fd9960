import FeedContent

/// A line of the main menu of a generator, before the new address of its page is known.
struct ForeignMenuLine {
  enum Target {
    case address(String)
    /// The page of a file or folder, by its path in the content folder without an ending.
    case page(String)
    /// The Markdown file at a path of the content folder.
    case text(String)
    /// Nowhere: there are lines below it.
    case nothing
  }

  let title: String
  let target: Target
  /// What lines below it call it.
  let names: [String]
  let parent: String?
  let weight: Double
  /// What decides between lines of one weight.
  let rank: String

  /// The lines by weight, each before those below it: menus here have one level.
  static func ordered(_ lines: [ForeignMenuLine]) -> [ForeignMenuLine] {
    let sorted = lines.sorted { ($0.weight, $0.rank) < ($1.weight, $1.rank) }
    var inner = sorted.filter { $0.parent != nil }
    func family(of line: ForeignMenuLine) -> [ForeignMenuLine] {
      func isChild(_ other: ForeignMenuLine) -> Bool { other.parent.map(line.names.contains) ?? false }
      let children = inner.filter(isChild)
      inner.removeAll(where: isChild)
      return [line] + children.flatMap(family)
    }
    return sorted.filter { $0.parent == nil }.flatMap(family)
  }
}

extension ForeignMenuLine {
  /// A line in settings of Hugo; nil where it has no title. Those without a weight come last.
  init?(hugo item: Setting) {
    guard let title = item["name", "title", "identifier"].text else { return nil }
    self.title = title
    target = item["url"].text.map { .address($0) } ?? item["pageref"].text.map { .page($0) } ?? .nothing
    names = ["identifier", "name", "title"].compactMap { item[$0].text }
    parent = item["parent"].text
    weight = Self.hugoWeight(item["weight"].text)
    rank = title.lowercased()
  }

  private static func hugoWeight(_ text: String?) -> Double {
    let weight = text.flatMap(Double.init) ?? 0
    return weight == 0 ? .infinity : weight
  }

  /// The line that the front matter of a file states: `menu: main` of Hugo, `eleventyNavigation:` of Eleventy.
  init?(in fields: [FrontMatterField], of path: String) {
    let front = FrontMatterField.Value.fields(fields)
    let pageTitle = (front["linktitle"] ?? front["title"])?.scalar
    target = .text(path)
    if let item = front["eleventynavigation"], let key = item["key"]?.scalar {
      title = item["title"]?.scalar ?? key
      names = [key]
      parent = item["parent"]?.scalar
      weight = item["order"]?.scalar.flatMap(Double.init) ?? 0
      rank = path
    } else if let menus = front["menus"] ?? front["menu"], menus.names("main") {
      let item = menus["main"]
      guard let title = item?["name"]?.scalar ?? item?["title"]?.scalar ?? pageTitle else { return nil }
      self.title = title
      names = [item?["identifier"]?.scalar, title, pageTitle].compactMap(\.self)
      parent = item?["parent"]?.scalar
      weight = Self.hugoWeight((item?["weight"] ?? front["weight"])?.scalar)
      rank = title.lowercased()
    } else {
      return nil
    }
  }
}

extension FrontMatterField.Value {
  fileprivate subscript(key: String) -> Self? {
    guard case .fields(let fields) = self else { return nil }
    return fields.first { $0.key.lowercased() == key && $0.value != .plain("null") }?.value
  }

  /// Whether it is a name, a list with the name, or a mapping with the key.
  fileprivate func names(_ name: String) -> Bool {
    switch self {
    case .text(let text), .plain(let text): text == name
    case .list(let values): values.contains(.text(name))
    case .fields(let fields): fields.contains { $0.key == name }
    }
  }
}
