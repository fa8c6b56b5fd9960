import FeedDiagnostics
import FeedModel

/// Decodes articles.
struct ArticleDecoder: KindDecoder {
  let guide = KindGuide("article", fields: [.title])

  func decode(_ fields: EntryFields, entry: Entry) -> (any FeedViewObject)? {
    let title = fields.reader.text("title") ?? titleFromFileName(fields, entry)
    return ArticleFeedViewObject(entry: fields.complete(entry), title: title)
  }

  /// Other generators name a post after its file where it has no title.
  private func titleFromFileName(_ fields: EntryFields, _ entry: Entry) -> String {
    let path = fields.file.path
    let name =
      ContentPath.isBundleIndex(path)
      ? ContentPath.folders(path).last ?? path : ContentPath.stem(ContentPath.fileName(path))
    let words = (ContentPath.splitDatePrefix(name)?.rest ?? name).split { $0 == "-" || $0 == "_" }
    let text = words.joined(separator: " ")
    let title = text.isEmpty ? entry.date?.day.description ?? path : text.prefix(1).uppercased() + text.dropFirst()
    if fields.reader.field(["title"]) == nil {
      fields.reader.report(.entry(.titleFromFileName(title)), at: entry.location)
    }
    return title
  }
}
