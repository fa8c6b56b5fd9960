import FeedModel
import FeedSite
import FeedTheme
import Foundation
import TestSupport

/// A site in memory with every kind, every field and every sort of page.
enum ExampleSite {
  /// The theme that writes down what its templates can read.
  static func theme(for site: Site) -> Theme? {
    var requirements = SiteAssembly.themeRequirements(for: site)
    requirements.optionalTemplates = [:]
    var files = [
      "themes/example/theme.yml": """
      background: {light: "#f0ece2", dark: "#131418"}
      settings: {greeting: Hello}
      """,
      "themes/example/strings/en.yml": text("_base/strings/en.yml"),
      "themes/example/metrics.yml": text("wall/metrics.yml"),
    ]
    for (name, schema) in requirements.templates {
      files["themes/example/templates/\(name).mustache"] = ExampleTemplate(schema).text
    }
    return ThemeLoader(searchFolders: ["themes"], files: .memory(files))
      .load("example", requirements: requirements).theme
  }

  private static func text(_ path: String) -> String {
    (try? String(contentsOf: DocumentationFolder.checkout.appending(path: "themes/\(path)"), encoding: .utf8)) ?? ""
  }

  /// The files of its content folder.
  static var files: [String: [UInt8]] {
    var files = ExampleEntries.texts.mapValues { Array($0.utf8) }
    for (path, name) in media { files[path] = fixture(name) }
    files["songs/rain.mp3"] = recording
    return files
  }

  /// Silence of 3:45.
  private static let recording: [UInt8] = {
    let frame: [UInt8] = [0xFF, 0xE3, 0x18, 0xC4] + Array(repeating: 0, count: 68)
    return Array(repeatElement(frame, count: 225_000 / 72).joined())
  }()

  private static let media = [
    "songs/rain.jpg": "plain.jpg", "albums/weather.jpg": "plain.jpg",
    "people/ann.png": "plain.png", "media/bridge.jpg": "plain.jpg", "media/ferry.mp4": "film.mp4",
    "media/tin-roof.mp3": "info.mp3", "recipes/soup.jpg": "plain.jpg", "pages/pond.jpg": "plain.jpg",
    "articles/van.jpg": "plain.jpg",
  ]

  private static func fixture(_ name: String) -> [UInt8] {
    let folder = DocumentationFolder.checkout.appending(path: "Tests/MediaSamples/Files")
    return (try? Data(contentsOf: folder.appending(path: name))).map { [UInt8]($0) } ?? []
  }
}
