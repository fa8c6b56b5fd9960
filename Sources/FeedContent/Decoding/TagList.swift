import FeedDiagnostics
import FeedMarkdown
import FeedModel
import FeedYAML

/// Reads the tags of an entry from all the keys under which generators keep them.
enum TagList {
  /// How many bytes of UTF-8 file systems take as a name.
  private static let nameLimit = 255

  /// The tags in order, each once; several keys join, and one text may hold several tags.
  ///
  /// One whose wall could not be written is reported and left out.
  ///
  /// - Parameter links: the links of the body, whose hashtags come last.
  static func tags(_ reader: FieldReader, links: [MarkdownLink] = []) -> [Tag] {
    var seen: Set<String> = []
    var tags: [Tag] = []
    func add(_ name: String, at location: SourceLocation) {
      guard let tag = Tag(name: name), seen.insert(tag.slug).inserted else { return }
      let bytes = tag.slug.utf8.count
      guard bytes <= nameLimit else { return reader.report(.entry(.longTag(name, bytes: bytes)), at: location) }
      tags.append(tag)
    }
    for (name, location) in names(reader, under: keys) { add(name, at: location) }
    for link in links where link.kind == .hashtag { add(link.destination, at: link.location) }
    return tags
  }

  /// The keys in the order in which they count.
  static let keys = ["tags", "tag", "categories", "category", "keywords"]

  /// The tags under some of the keys as they are written.
  static func names(_ reader: FieldReader, under keys: [String]) -> [Name] {
    keys.flatMap { key in reader.field([key]).map { names(in: $0.value, of: key) } ?? [] }
  }

  typealias Name = (name: String, location: SourceLocation)

  private static func names(in value: LocatedValue, of key: String) -> [Name] {
    switch value.shape {
    case .nothing: []
    case .text(let text, let style):
      split(text, isPlain: style != .quoted, of: key).map { (name($0, of: key), value.location) }
    case .list(let values): values.flatMap { names(inItem: $0, of: key) }
    case .fields(let fields): fields.fields.flatMap { names(in: $0, of: key) }
    }
  }

  /// The tags of an item of a list: a text is one, whatever is in it.
  private static func names(inItem value: LocatedValue, of key: String) -> [Name] {
    if let text = value.text { return [(name(text[...], of: key), value.location)] }
    guard case .fields(let fields) = value.shape else { return names(in: value, of: key) }
    // Ghost and others write down what they know of a tag.
    if let stated = ["name", "title", "label", "slug"].lazy.compactMap({ fields[$0]?.value }).first(where: {
      $0.text != nil
    }) {
      return [(stated.text ?? "", stated.location)]
    }
    // `- Fate: Zero` without quotes is a mapping.
    if fields.fields.count == 1, let field = fields.fields.first, let text = field.value.text {
      return [("\(field.key): \(text)", field.location)]
    }
    return names(in: value, of: key)
  }

  /// The tags that a key within a mapping stands for: what is below it, or itself where that is nothing or yes.
  private static func names(in field: LocatedFields.Field, of key: String) -> [Name] {
    if field.value.isEmpty || field.value.flag == true { return [(field.key, field.location)] }
    return field.value.flag == false ? [] : names(in: field.value, of: key)
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

  /// A tag without the sign before it in Obsidian; of a category that is a path, the last part.
  static func name(_ text: Substring, of key: String) -> String {
    let isMarked = text.utf8.first == UInt8(ascii: "#")
    let name = String(isMarked ? text.drop { $0 == "#" } : text).trimmingWhitespace
    guard key.hasPrefix("categor"), name.contains("/") else { return name }
    return name.split(separator: "/").last.map { String($0).trimmingWhitespace } ?? name
  }
}
