import Foundation
import Testing

@testable import FeedTheme

/// The theme `wall` as it is in the repository.
enum WallTheme {
  /// The folder `themes`.
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../themes").standardizedFileURL.path(percentEncoded: false)

  /// The theme, or one that extends it, as builds load it.
  static func load(_ name: String = "wall", identity: ThemeIdentity = ThemeIdentity()) throws -> Theme {
    let requirements = ThemeRequirements(identity: identity)
    return try #require(ThemeLoader(searchFolders: [folder]).load(name, requirements: requirements).theme)
  }

  /// The style sheet of its pages.
  static func style(of name: String = "wall") throws -> String {
    try #require(try load(name).styleSheets.first { $0.relativePath == "wall.css" }).text
  }
}
