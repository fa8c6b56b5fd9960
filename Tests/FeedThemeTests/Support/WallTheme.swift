import Foundation
import Testing

@testable import FeedTheme

/// The theme `wall` as it is in the repository.
enum WallTheme {
  /// The folder `themes`.
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../themes").standardizedFileURL.path(percentEncoded: false)

  /// The theme as builds load it.
  static func load() throws -> Theme {
    try #require(ThemeLoader(searchFolders: [folder]).load("wall", requirements: ThemeRequirements()).theme)
  }

  /// The style sheet of its pages.
  static func style() throws -> String {
    try #require(try load().styleSheets.first { $0.relativePath == "wall.css" }).text
  }
}
