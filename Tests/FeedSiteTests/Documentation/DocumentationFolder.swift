import Foundation

/// The pages that document feedsite on the sample site.
enum DocumentationFolder {
  /// The checkout.
  static let checkout = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Where a page is.
  static func location(of page: String) -> URL { checkout.appending(path: "content/pages/docs/\(page).md") }

  /// The text of a page.
  static func text(of page: String) throws -> String { try String(contentsOf: location(of: page), encoding: .utf8) }

  /// The texts of all pages, and of the README.
  static func texts() throws -> [String] {
    let folder = checkout.appending(path: "content/pages/docs")
    let pages = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return try (pages + [checkout.appending(path: "README.md")])
      .filter { $0.pathExtension == "md" }.sorted { $0.path < $1.path }
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }
}
