import FeedContent
import FeedDiagnostics
import FeedModel

extension LoadedContent {
  /// All diagnostics in words.
  var messages: [String] {
    let formatter = DiagnosticFormatter()
    return diagnostics.map(formatter.text(for:))
  }

  /// The codes of all diagnostics.
  var codes: [String] { diagnostics.map(\.code) }

  /// The view object whose file has a path.
  func object(_ path: String) -> (any FeedViewObject)? {
    let objects: [any FeedViewObject] = feed.entries + feed.people
    return objects.first { $0.entry.identity.contentPath == path }
  }

  /// What all kinds share, of the entry whose file has a path.
  func entry(_ path: String) -> Entry? { object(path)?.entry }

  /// The first view object of a type.
  func first<Object: FeedViewObject>(_ type: Object.Type) -> Object? {
    (feed.entries + feed.people).lazy.compactMap { $0 as? Object }.first
  }

  /// The page at a route.
  func page(_ route: String) -> Page? { feed.pages.first { $0.route.path == route } }

  /// The address of the entry whose file has a path.
  func route(_ path: String) -> String? { entry(path)?.route.path }

  /// Where a file is published; nil where it is not.
  func published(_ path: String) -> String? { files.first { $0.path == path }?.route.path }
}
