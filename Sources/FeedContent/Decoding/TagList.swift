import FeedDiagnostics
import FeedMarkdown
import FeedModel
import FeedYAML

/// Reads the tags of an entry from all the keys under which generators keep them.
enum TagList {
  /// How many bytes of UTF-8 file systems take as a name.
  private static let nameLimit = 255

  /// The tags in order, each once; several keys join, and one text may hold several tags between commas.
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
    for key in ["tags", "tag", "categories", "category", "keywords"] {
      guard let field = reader.field([key]) else { continue }
      for (name, location) in names(of: field, reader) { add(name, at: location) }
    }
    for link in links where link.kind == .hashtag { add(link.destination, at: link.location) }
    return tags
  }

  private static func names(
    of field: LocatedFields.Field, _ reader: FieldReader
  ) -> [(name: String, location: SourceLocation)] {
    switch field.value.shape {
    case .list(let values):
      values.compactMap { value in reader.text(of: value, key: field.key).map { ($0, value.location) } }
    default:
      (reader.text(of: field.value, key: field.key) ?? "").split { $0 == "," || $0 == "、" || $0 == "，" }
        .map { (String($0).trimmingWhitespace, field.value.location) }
    }
  }
}
