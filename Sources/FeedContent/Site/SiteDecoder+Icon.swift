import FeedDiagnostics
import FeedModel
import FeedYAML

extension SiteDecoder {
  /// A file that `site.yml` names as the site's icon.
  struct IconName {
    let key: String
    let path: String
    let location: SourceLocation
  }

  /// The files that the site's icon is made from: one, or a drawing and a picture.
  func icon(_ reader: FieldReader) -> [IconName] {
    reader.items(["icon"]).compactMap { item in
      reader.text(of: item.value, key: item.key).map {
        IconName(key: item.key, path: $0, location: item.value.location)
      }
    }
  }
}
