import FeedContent
import FeedModel
import MediaSamples

/// A content folder that exists in memory only.
struct TestSite {
  /// 2025-06-15T12:00:00Z, which is the clock of all tests that do not set their own.
  static let noon = 1_749_988_800

  /// What stands in `site.yml` unless a test brings its own.
  static let settings = """
    id: test
    title: Test
    base-url: https://example.org/
    time-zone: Asia/Taipei

    """

  var files: [String: [UInt8]]
  var context = BuildContext(now: noon)

  /// Creates a site from texts by path; `settings` are added to those of every test.
  ///
  /// An empty text under the name of a media file stands for a small file of that type.
  init(_ files: [String: String], settings: String = "") {
    self.files = Dictionary(
      uniqueKeysWithValues: files.map { path, text in
        (path, (text.isEmpty ? MediaFixture.bytes(forFile: path) : nil) ?? Array(text.utf8))
      })
    if self.files["site.yml"] == nil { self.files["site.yml"] = Array((Self.settings + settings).utf8) }
  }

  /// Creates a site of exactly these files.
  init(raw files: [String: String]) { self.files = files.mapValues { Array($0.utf8) } }

  /// Reads it.
  func load() async -> LoadedContent { await loader.load() }

  /// What reads it.
  var loader: ContentLoader {
    ContentLoader(files: .inMemory(files), displayName: "content", fallbackTitle: "Folder", context: context)
  }

  /// Reads a site of texts by path.
  static func load(_ files: [String: String], settings: String = "") async -> LoadedContent {
    await TestSite(files, settings: settings).load()
  }
}
