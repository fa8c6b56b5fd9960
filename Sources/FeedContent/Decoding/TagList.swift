import FeedDiagnostics
import FeedMarkdown
import FeedModel
import FeedYAML

/// Reads the tags of an entry from all the keys under which generators keep them.
enum TagList {
  /// How many bytes of UTF-8 file systems take as a name.
  private static let nameLimit = 255

  /// As many tags as an entry may have: it is on the wall and in the feeds of each and names all of them there, so
  /// that what is written grows with the square of their number.
  static let limit = 100
  /// How many bytes of text are looked through for them.
  private static let textLimit = 1 << 20

  /// The tags in order, each once; several keys join, and one text may hold several tags.
  ///
  /// One whose wall could not be written is reported and left out, and so are those past the limit.
  ///
  /// - Parameter links: the links of the body, whose hashtags come last.
  static func tags(_ reader: FieldReader, links: [MarkdownLink] = []) -> [Tag] {
    var seen: Set<String> = []
    var tags: [Tag] = []
    /// Adds a tag; false where there is no room for it.
    func add(_ name: String, at location: SourceLocation) -> Bool {
      guard let tag = Tag(name: name), seen.insert(tag.slug).inserted else { return true }
      let bytes = tag.slug.utf8.count
      guard bytes <= nameLimit else {
        reader.report(.entry(.longTag(name, bytes: bytes)), at: location)
        return true
      }
      guard tags.count < limit else {
        reader.report(.entry(.manyTags(limit: limit)), at: location)
        return false
      }
      tags.append(tag)
      return true
    }
    let (names, isComplete) = names(reader, under: keys, textLimit: textLimit)
    guard names.allSatisfy({ add($0.name, at: $0.location) }) else { return tags }
    if !isComplete { reader.report(.entry(.manyTags(limit: limit)), at: reader.fields.location) }
    for link in links where link.kind == .hashtag {
      guard add(link.destination, at: link.location) else { break }
    }
    return tags
  }

  /// The keys in the order in which they count.
  static let keys = ["tags", "tag", "categories", "category", "keywords"]

  typealias Name = (name: String, location: SourceLocation)

  /// The tags under some of the keys as they are written, and whether these are all.
  ///
  /// - Parameter textLimit: How many bytes are looked through; aliases can make a text stand in many places.
  static func names(
    _ reader: FieldReader, under keys: [String], textLimit: Int = .max
  ) -> (names: [Name], isComplete: Bool) {
    var reading = Reading(textLimit: textLimit)
    for key in keys {
      if let field = reader.field([key]) { reading.add(field.value, of: key) }
    }
    return (reading.names, reading.isComplete)
  }

  private struct Reading {
    private(set) var names: [Name] = []
    private(set) var isComplete = true
    private var rest: Int

    init(textLimit: Int) {
      rest = textLimit
    }

    mutating func add(_ value: LocatedValue, of key: String) {
      switch value.shape {
      case .nothing: break
      case .text(let text, let style):
        guard admits(text) else { return }
        names += split(text, isPlain: style != .quoted, of: key).map { (name($0, of: key), value.location) }
      case .list(let values): for value in values { add(item: value, of: key) }
      case .fields(let fields): for field in fields.fields { add(field, of: key) }
      }
    }

    /// Adds the tags of an item of a list: a text is one tag, even with commas.
    private mutating func add(item value: LocatedValue, of key: String) {
      if let text = value.text {
        if admits(text) { names.append((name(text[...], of: key), value.location)) }
        return
      }
      guard case .fields(let fields) = value.shape else { return add(value, of: key) }
      // Ghost and others write tags as mappings.
      if let stated = ["name", "title", "label", "slug"].lazy.compactMap({ fields[$0]?.value }).first(where: {
        $0.text != nil
      }) {
        names.append((stated.text ?? "", stated.location))
      } else if fields.fields.count == 1, let field = fields.fields.first, let text = field.value.text {
        // `- Fate: Zero` without quotes is a mapping.
        if admits(text) { names.append(("\(field.key): \(text)", field.location)) }
      } else {
        add(value, of: key)
      }
    }

    /// Adds the tags of a key within a mapping: those below it, or the key itself where its value is empty or yes.
    private mutating func add(_ field: LocatedFields.Field, of key: String) {
      if field.value.isEmpty || field.value.flag == true {
        names.append((field.key, field.location))
      } else if field.value.flag != false {
        add(field.value, of: key)
      }
    }

    /// Whether there is room for a text, which takes it.
    private mutating func admits(_ text: String) -> Bool {
      isComplete = isComplete && text.utf8.count <= rest
      if isComplete { rest -= text.utf8.count }
      return isComplete
    }
  }

  /// The tags in a text: between commas, else between spaces where the key is in the plural and no quotes keep the text
  /// together, as Jekyll, Hugo and Obsidian have it.
  private static func split(_ text: String, isPlain: Bool, of key: String) -> [Substring] {
    let isComma: (Character) -> Bool = { $0 == "," || $0 == "、" || $0 == "，" }
    guard !text.contains(where: isComma), isPlain, key == "tags" || key == "categories" else {
      return text.split(whereSeparator: isComma)
    }
    return text.split(whereSeparator: \.isWhitespace)
  }

  /// A tag without Obsidian's `#` or brackets; the last part of a category that is a path.
  static func name(_ text: Substring, of key: String) -> String {
    var name = String(text.drop(while: \.isWhitespace).drop { $0 == "#" }).trimmingWhitespace
    if name.hasPrefix("[["), name.hasSuffix("]]") {
      let link = name.dropFirst(2).dropLast(2)
      if !link.contains("[[") { name = String(link.prefix { $0 != "|" }).trimmingWhitespace }
    }
    guard key.hasPrefix("categor"), name.contains("/") else { return name }
    return name.split(separator: "/").last.map { String($0).trimmingWhitespace } ?? name
  }
}
