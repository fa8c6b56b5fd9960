import FeedMarkdown
import FeedModel

/// Reads the tags of an entry from all the keys under which generators keep them.
enum TagList {
  /// The tags in order, each once; several keys join, and one text may hold several tags between commas.
  ///
  /// - Parameter links: the links of the body, whose hashtags come last.
  static func tags(_ reader: FieldReader, links: [MarkdownLink] = []) -> [Tag] {
    var seen: Set<String> = []
    var tags: [Tag] = []
    func add(_ name: String) {
      if let tag = Tag(name: name), seen.insert(tag.slug).inserted { tags.append(tag) }
    }
    for key in ["tags", "tag", "categories", "category", "keywords"] {
      guard let field = reader.field([key]) else { continue }
      for name in names(of: field, reader) { add(name) }
    }
    for link in links where link.kind == .hashtag { add(link.destination) }
    return tags
  }

  private static func names(of field: LocatedFields.Field, _ reader: FieldReader) -> [String] {
    switch field.value.shape {
    case .list(let values): values.compactMap { reader.text(of: $0, key: field.key) }
    default:
      (reader.text(of: field.value, key: field.key) ?? "").split { $0 == "," || $0 == "、" || $0 == "，" }
        .map { String($0).trimmingWhitespace }
    }
  }
}
