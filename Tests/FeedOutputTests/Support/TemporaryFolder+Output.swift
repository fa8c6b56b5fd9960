import FeedDiagnostics
import FeedOutput
import FeedSite

extension TemporaryFolder {
  /// The output folder `public/` of the content `content/`.
  func output(
    _ name: String = "public",
    beforeEachStep: @escaping @Sendable (String) throws(SystemError) -> Void = { _ in }
  ) -> OutputFolder {
    OutputFolder(
      path: path(of: name), contentFolder: path(of: "content"), displayPath: name, beforeEachStep: beforeEachStep)
  }

  /// Writes a site to `public/`.
  @discardableResult
  func build(_ table: SiteTable, clean: Bool = false) async -> OutputSummary {
    await output().write(table, clean: clean)
  }

  /// What a first build of a site leaves in an empty folder.
  static func cleanTree(of table: SiteTable) async throws -> [String: String] {
    let folder = try TemporaryFolder()
    await folder.build(table)
    return try folder.tree()
  }
}
