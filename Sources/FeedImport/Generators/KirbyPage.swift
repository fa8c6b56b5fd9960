import FeedContent
import FeedMedia
import FeedModel
import FeedYAML

/// A page of Kirby, whose fields may have any names.
struct KirbyPage {
  let fields: FieldBlocks
  /// The names of the files beside it.
  let files: Set<String>
  /// What is said of them, by their names.
  let details: [String: FieldBlocks]
  /// The path of a file or page as a text names it, by its identity.
  let file: (String) -> String?

  private static let dates = ["date", "datum"]
  private static let texts = [
    "text", "body", "content", "main", "maintext", "blocks", "layout", "article", "description",
  ]
  private static let covers = [
    "cover", "coverimage", "image", "thumbnail", "thumb", "hero", "heroimage", "teaserimage",
  ]
  /// Fields for the editor of Kirby.
  private static let internals: Set = ["uuid", "template", "sort", "meta_title", "meta_description", "og_image"]
  /// Fields that decide on an entry here and on nothing in Kirby, whose folders and identities do.
  private static let others: Set = [
    "id", "guid", "permalink", "aliases", "type", "kind", "size", "share", "pinned", "expires", "order",
  ]

  var isDated: Bool { fields.fields.contains { Self.dates.contains($0.key) } }

  /// The page as a file with front matter and Markdown, with the pictures below it that nothing else names.
  ///
  /// - Parameter day: the day that its folder names.
  func markdownFile(day: String?) -> String {
    let text = textField
    let body = text.map { KirbyText(file: path(of:)).markdown($0.value) } ?? ""
    var front: [FrontMatterField] = []
    for (key, value) in fields.fields where key != text?.key && !Self.internals.contains(key) {
      if Self.dates.contains(key) {
        let time = value.contains(":") ? nil : fields["time"]
        front.append(FrontMatterField("date", .text([value, time].compactMap(\.self).joined(separator: " "))))
      } else if Self.covers.contains(key) {
        if let cover = path(of: value) { front.append(FrontMatterField("cover", .text(cover))) }
      } else if ["tags", "categories", "category", "keywords"].contains(key) {
        let names = value.split(separator: ",").map { String($0).trimmed }.filter { !$0.isEmpty }
        front.append(FrontMatterField(key, .list(names.map { .text($0) })))
      } else {
        front.append(FrontMatterField(Self.others.contains(key) ? "kirby_" + key : key, kept(value)))
      }
    }
    if let day, !isDated { front.append(FrontMatterField("date", .plain(day))) }
    front = front.uniqued(by: \.key)
    let words = ([body] + pictures(beside: body, front)).filter { !$0.isEmpty }.joined(separator: "\n\n")
    return "---\n\(FrontMatterWriter.lines(front))---\n\n\(words)\n"
  }

  /// What themes can read of a field: the list that it is, or its text, with paths in place of identities.
  private func kept(_ text: String) -> FrontMatterField.Value {
    let text = text.replacing(/(?:file|page):\/\/\w+/) { path(of: String($0.output)) ?? String($0.output) }
    guard text.contains(/^(?:-\s|\[)/),
      let value = try? SettingsFile.value(
        in: Array(text.utf8), file: text.hasPrefix("[") ? "field.json" : "field.yml"),
      case .list = value.shape
    else { return .text(text) }
    return value.normalized(isKnown: false)
  }

  /// The field that holds the words: one that is usually called so, else the longest.
  private var textField: (key: String, value: String)? {
    let named = Self.texts.lazy.compactMap { key in fields.fields.first { $0.key == key } }.first
    return named ?? fields.fields.filter { $0.value.count > 200 }.max { $0.value.count < $1.value.count }
  }

  /// The pictures beside the page that neither its words nor its front matter name.
  private func pictures(beside body: String, _ front: [FrontMatterField]) -> [String] {
    let named = front.compactMap(\.value.scalar)
    let names = files.filter { name in
      MediaTypes.isShownByBrowsers(name) && !body.contains(name) && !body.contains(MarkdownEscaping.encoded(name))
        && !named.contains(name)
    }
    func order(_ name: String) -> (Int, String) { (details[name]?["sort"].flatMap { Int($0) } ?? .max, name) }
    return names.sorted { order($0) < order($1) }.map { name in
      let said = details[name]
      return MarkdownEscaping.image(name, alt: said?["alt", "caption"] ?? "", title: said?["caption"])
    }
  }

  /// The path of the first file that a value names: its name, its identity, or an address of the web.
  private func path(of value: String) -> String? {
    guard let first = value.split(whereSeparator: \.isNewline).first else { return nil }
    let name = first.trimmingPrefix("- ").filter { $0 != "\"" && $0 != "'" }.trimmed
    for scheme in ["file://", "page://"] where name.hasPrefix(scheme) {
      return file(String(name.dropFirst(scheme.count)))
    }
    return files.contains(name) || ImportedAddress.isOfWeb(name) ? name : nil
  }
}

/// The words of a page of Kirby: Markdown with tags in parentheses, HTML, or blocks in JSON ("KirbyText", "Blocks").
struct KirbyText {
  /// The path of a file that is named in some way.
  let file: (String) -> String?

  func markdown(_ text: String) -> String {
    converted(text).replacing(/\]\(((?:page|file):\/\/[^)\s]+)/) { match in
      "](" + MarkdownEscaping.destination(file(String(match.1)) ?? String(match.1))
    }
  }

  private func converted(_ text: String) -> String {
    if text.hasPrefix("["), let blocks = try? JSONValue(Array(text.utf8)) {
      return blocks.items.map(words).filter { !$0.isEmpty }.joined(separator: "\n\n")
    }
    return text.hasPrefix("<") ? MarkdownConverter().markdown(text) : withoutTags(text)
  }

  // MARK: Blocks

  /// A block, or the columns of a layout.
  private func words(_ block: JSONValue) -> String {
    let columns = block["columns"].items.flatMap { $0["blocks"].items }
    guard columns.isEmpty else { return columns.map(words).filter { !$0.isEmpty }.joined(separator: "\n\n") }
    guard !block["isHidden"].flag else { return "" }
    let content = block["content"]
    let text = content["text"].text ?? ""
    switch block["type"].text {
    case "heading":
      let level = content["level"].text ?? "h2"
      return MarkdownConverter().markdown("<\(level)>\(text)</\(level)>")
    case "quote": return MarkdownConverter().markdown("<blockquote><p>\(text)</p></blockquote>")
    case "markdown": return withoutTags(text)
    case "code":
      return MarkdownEscaping.codeBlock(content["code"].text ?? "", language: content["language"].text ?? "")
    case "line": return "---"
    case "video": return content["url"].text ?? ""
    case "image", "gallery":
      let names = content["image"].texts + content["images"].texts + content["src"].texts
      return names.compactMap { name -> String? in
        // What has an identity and is no more is nothing.
        guard let path = file(name) ?? (name.hasPrefix("file://") ? nil : name) else { return nil }
        return MarkdownEscaping.image(
          path, alt: content["alt"].text ?? "", title: content["caption"].text?.replacing(/<[^<>]*>/, with: "").trimmed)
      }.joined(separator: "\n\n")
    default: return text.hasPrefix("<") ? MarkdownConverter().markdown(text) : text
    }
  }

  // MARK: Tags

  /// The text with links, pictures and players in the place of tags; code comes first, which stays.
  private func withoutTags(_ text: String) -> String {
    let tags =
      #/
      (?ms: ^\ {0,3} (?: ```.*?^\ {0,3}``` | ~~~.*?^\ {0,3}~~~ ))
      | `[^`\n]*`
      | \( (image|link|email|tel|file|video|youtube|vimeo|audio|gist|twitter) : \s* ((?: [^()\n] | \([^()\n]*\) )*) \)
      /#
    return text.replacing(tags) { match -> String in
      guard let name = match.1, let inner = match.2 else { return String(match.0) }
      return element(String(name), String(inner))
    }
  }

  private func element(_ name: String, _ inner: String) -> String {
    var parts: [String: String] = [:]
    var key = ""
    var rest = inner[...]
    let keys =
      /(?:^|\s)(alt|text|caption|title|link|class|imgclass|linkclass|width|height|target|rel|popup|lang|poster):\s*/
    while let match = rest.firstMatch(of: keys) {
      parts[key] = String(rest[..<match.range.lowerBound]).trimmed
      key = String(match.1)
      rest = rest[match.range.upperBound...]
    }
    parts[key] = String(rest).trimmed
    let target = parts[""] ?? ""
    let words = parts["text"] ?? target
    switch name {
    case "image", "video", "audio":
      if name == "video", ImportedAddress.isOfWeb(target) { return target }
      let picture = MarkdownEscaping.image(
        file(target) ?? target, alt: parts["alt"] ?? parts["caption"] ?? "", title: parts["caption"] ?? parts["title"])
      guard let link = parts["link"], link != "self" else { return picture }
      return "[\(picture)](\(MarkdownEscaping.destination(file(link) ?? link)))"
    case "youtube": return ImportedAddress.isOfWeb(target) ? target : "https://www.youtube.com/watch?v=\(target)"
    case "vimeo": return ImportedAddress.isOfWeb(target) ? target : "https://vimeo.com/\(target)"
    case "gist": return target
    case "twitter":
      let account = target.drop { $0 == "@" }
      return ImportedAddress.isOfWeb(target) ? target : "[@\(account)](https://twitter.com/\(account))"
    case "email": return "[\(words)](mailto:\(target))"
    case "tel": return "[\(words)](tel:\(target.filter { !$0.isWhitespace }))"
    default: return "[\(words)](\(MarkdownEscaping.destination(file(target) ?? target)))"
    }
  }
}
