import FeedContent
import FeedMedia
import FeedModel

/// Adds to the front matter of a file what only its folder and the settings said of it.
struct ForeignFieldMerge {
  private(set) var fields: [FrontMatterField]

  init(_ fields: [FrontMatterField]) { self.fields = fields }

  /// The keys in the order of the documentation, each with the other names that it goes by.
  private static let known: [[String]] = [
    ["id"], ["date", "publishdate", "pubdate"], ["tags", "tag"], ["keywords"], ["categories", "category"],
    ["authors", "author"], ["cover"], ["cover-alt"], ["image"], ["thumbnail"], ["summary", "description", "excerpt"],
    ["updated"], ["expires"], ["language", "lang", "locale"], ["pinned"], ["size"], ["draft", "published"], ["slug"],
    ["permalink", "url"], ["guid"], ["aliases"], ["share"], ["syndication"], ["in-reply-to"], ["like-of"],
    ["repost-of"], ["type"],
  ]

  /// The place of a key; that of one that feedsite does not know is after all others.
  private static func place(_ key: String) -> Int { known.firstIndex { $0.contains(key.lowercased()) } ?? .max }

  /// A key and all other names that it goes by.
  private static func names(_ key: String) -> [String] { known.first { $0[0] == key } ?? [key] }

  /// Whether there is a field of a key, under any of the names that it goes by; no address is an empty one.
  func has(_ key: String) -> Bool {
    let names = Self.names(key)
    let unsaid: [FrontMatterField.Value] = [.plain("null")] + (key == "permalink" ? [.text("")] : [])
    return fields.contains { names.contains($0.key.lowercased()) && !unsaid.contains($0.value) }
  }

  func text(_ key: String) -> String? { fields.lazy.filter { $0.key == key }.compactMap(\.value.scalar).first }

  mutating func remove(_ key: String) { fields.removeAll { $0.key == key } }

  /// Adds a field, unless there is one that says the same thing.
  mutating func add(_ field: FrontMatterField) {
    guard !has(field.key) else { return }
    set(field)
  }

  /// Adds a field in place of any other of its key.
  mutating func set(_ field: FrontMatterField) {
    let names = Self.names(field.key)
    fields.removeAll { names.contains($0.key.lowercased()) }
    let place = Self.place(field.key)
    let index = fields.firstIndex { Self.place($0.key) > place } ?? fields.endIndex
    fields.insert(field, at: index)
  }

  /// Puts texts before those of a list, each once.
  mutating func prepend(_ texts: [String], to key: String) {
    guard !texts.isEmpty else { return }
    let names = Self.names(key)
    var values = texts.map { FrontMatterField.Value.text($0) }
    for field in fields where names.contains(field.key.lowercased()) {
      if case .list(let list) = field.value {
        values += list
      } else if field.value != .plain("null") {
        values.append(field.value)
      }
    }
    set(FrontMatterField(key, .list(values.uniqued(by: \.self))))
  }

  /// Takes a text of several names apart.
  mutating func separateAuthors() {
    guard let index = fields.firstIndex(where: { $0.key == "authors" }),
      case .list(let values) = fields[index].value, values.count == 1, case .text(let text) = values[0]
    else { return }
    let mark: Character = text.contains(";") ? ";" : ","
    let names = text.split(separator: mark).map { String($0).trimmed }.filter { !$0.isEmpty }
    fields[index] = FrontMatterField("authors", .list(names.map { .text($0) }))
  }

  /// A body, or the words that a layout shows in place of one, and those that it shows below it.
  mutating func completed(_ body: String, ofPerson isPerson: Bool) -> String {
    let words = body.allSatisfy(\.isWhitespace) ? takeWords(ofPerson: isPerson) : nil
    let recipe = takeRecipe()
    guard words != nil || recipe != nil else { return body }
    let parts = [words ?? body.trimmed, recipe ?? ""].filter { !$0.isEmpty }
    return "\n\(parts.joined(separator: "\n\n"))\n"
  }

  /// Takes out the words that a layout shows in place of a body, as Markdown: those about a person, or those of the
  /// parts of a page; nil where there are none.
  private mutating func takeWords(ofPerson isPerson: Bool) -> String? {
    if isPerson, let words = text("bio")?.trimmed, !words.isEmpty {
      remove("bio")
      return words
    }
    for key in ["sections", "blocks", "content_blocks", "contentBlocks"] {
      guard case .list(let parts)? = fields.first(where: { $0.key == key })?.value else { continue }
      let words = parts.compactMap(Self.words(of:))
      guard !words.isEmpty else { continue }
      // What else is said in them stays in the front matter.
      if parts.allSatisfy(Self.isTaken) { remove(key) }
      return words.joined(separator: "\n\n")
    }
    return nil
  }

  /// Takes out the parts of a recipe, as Markdown; nil where it has no ingredients, or directions that are no texts.
  private mutating func takeRecipe() -> String? {
    guard let ingredients = recipePart("ingredients", mark: "-") else { return nil }
    let names = fields.filter { field in
      // One line may as well be how long a step takes, or how many there are.
      let isShort = field.value.scalar.map { !$0.trimmed.contains("\n") } ?? false
      let key = field.key.lowercased()
      return ["directions", "instructions"].contains(key)
        || ["preparation", "method", "steps"].contains(key) && !isShort
    }.map { $0.key.lowercased() }
    let steps = names.compactMap { recipePart($0, mark: "1.") }
    guard names.isEmpty || !steps.isEmpty else { return nil }
    let parts = [ingredients] + steps
    for part in parts { remove(part.key) }
    return parts.map { "## \($0.key.prefix(1).uppercased() + $0.key.dropFirst())\n\n\($0.words)" }
      .joined(separator: "\n\n")
  }

  private func recipePart(_ name: String, mark: String) -> (key: String, words: String)? {
    guard let field = fields.first(where: { $0.key.lowercased() == name }) else { return nil }
    guard case .list(let items) = field.value else { return field.value.scalar.map { (field.key, $0.trimmed) } }
    // What begins like a list, a heading, a quotation or the target of a link is words all the same.
    let beginning = /(?<digits>\d*)(?<sign>[.)\-+*](?=\s|$)|#(?=#*\s)|>|\[(?=[^\]]*\]:))/
    let lines = items.compactMap { item in
      item.scalar.map { text in
        let words = text.trimmed.replacing("\n", with: "\n   ")
        guard let match = words.prefixMatch(of: beginning) else { return "\(mark) \(words)" }
        return "\(mark) \(match.digits)\\\(match.sign)\(words[match.range.upperBound...])"
      }
    }
    return lines.isEmpty || lines.count < items.count ? nil : (field.key, lines.joined(separator: "\n"))
  }

  private static let partTitles = ["title", "heading"]
  private static let partTexts = ["text", "body", "content", "markdown"]
  private static let partPictures = ["image", "photo", "picture"]
  private static let partAlts = ["alt", "image_alt", "image_description"]

  /// A part of a page in Markdown; nil where it has no words.
  private static func words(of part: FrontMatterField.Value) -> String? {
    guard case .fields(let fields) = part else { return nil }
    func text(_ names: [String]) -> String? {
      for name in names {
        if case .text(let text)? = fields.first(where: { $0.key == name })?.value, !text.trimmed.isEmpty {
          return text.trimmed
        }
      }
      return nil
    }
    guard let words = text(partTexts) else { return nil }
    let title = text(partTitles).map { "## \($0)" }
    let picture = text(partPictures).map { MarkdownEscaping.image($0, alt: text(partAlts) ?? "", title: nil) }
    return [title, words, picture].compactMap(\.self).joined(separator: "\n\n")
  }

  /// Whether nothing is in a part but what is in its Markdown.
  private static func isTaken(_ part: FrontMatterField.Value) -> Bool {
    guard words(of: part) != nil, case .fields(let fields) = part else { return false }
    let names = Set(partTitles + partTexts + partPictures + partAlts)
    return fields.allSatisfy { names.contains($0.key) }
  }

  /// The recordings and films that the text names under any keys, as Markdown; nil where it names none.
  var players: String? {
    let addresses = fields.compactMap(\.value.scalar).filter { address in
      guard address.hasPrefix("/") || address.contains("://") else { return false }
      let type = MediaTypes.type(ofFile: String(address.withoutQuery))
      return type.hasPrefix("audio/") || type.hasPrefix("video/")
    }
    guard !addresses.isEmpty else { return nil }
    return addresses.uniqued(by: \.self)
      .map { MarkdownEscaping.image($0, alt: text("title") ?? "", title: nil) }.joined(separator: "\n\n")
  }

  /// Makes the address of a recording whole, as the theme Castanet of Hugo joins it to one in the settings.
  mutating func completeRecording(from base: String) {
    guard let index = fields.firstIndex(where: { $0.key.lowercased() == "podcast_file" }),
      let name = fields[index].value.scalar, !name.isEmpty, !name.hasPrefix("/"), !name.contains("://")
    else { return }
    fields[index] = FrontMatterField(fields[index].key, .text(base + (base.hasSuffix("/") ? "" : "/") + name))
  }

  /// Makes former addresses that are relative to a folder whole.
  mutating func completeAliases(from base: String) {
    guard base != "/", let index = fields.firstIndex(where: { $0.key == "aliases" }) else { return }
    func completed(_ value: FrontMatterField.Value) -> FrontMatterField.Value {
      guard case .text(let text) = value, !text.hasPrefix("/"), !text.contains("://"), !text.isEmpty else {
        return value
      }
      return .text(Route(base + text).path)
    }
    if case .list(let values) = fields[index].value {
      fields[index] = FrontMatterField("aliases", .list(values.map(completed)))
    } else {
      fields[index] = FrontMatterField("aliases", completed(fields[index].value))
    }
  }
}
