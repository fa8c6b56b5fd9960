import Foundation
import TestSupport
import Testing

/// A small site with everything that a site can hold, and builds of it.
enum GoldenSite {
  static let fixtures =
    ((#filePath as NSString).deletingLastPathComponent as NSString).deletingLastPathComponent
    + "/Fixtures/golden"
  static var content: String { fixtures + "/content" }
  static var expected: String { fixtures + "/expected" }

  /// The checkout that the tests are of.
  static let checkout = URL(fileURLWithPath: fixtures + "/../../../..").standardizedFileURL.path

  /// The day of all builds; it has memories.
  static let clock = "2026-05-04T12:00:00+08:00"

  /// The site as it is published at its own address.
  static let output = Task { try await build() }

  /// The site as it is published below a folder.
  static let subfolderOutput = Task { try await build("--base-url", "https://example.org/sub/") }

  /// Builds the site.
  static func build(_ arguments: String...) async throws -> FileTree {
    let folder = try TemporaryFolder()
    let run = try await Feedsite(folder: checkout).run(
      ["build", content, "-o", folder.path(of: "public"), "--clock", clock] + arguments)
    try #require(run.status == 0, "\(run.errors)")
    return try FileTree(folder.path(of: "public"))
  }
}
