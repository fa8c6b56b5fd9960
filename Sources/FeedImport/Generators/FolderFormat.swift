import FeedDiagnostics

/// A folder of another generator as a source of imports.
struct FolderFormat: ImportFormat {
  private let generator: any Generator

  init(_ generator: any Generator) { self.generator = generator }

  var name: String { generator.name }

  func recognizes(_ source: ImportSource) -> Bool { generator.recognizes(SourceFolder(source)) }

  /// Whether there is any Markdown: some folders were published without the settings of their generator.
  func accepts(_ source: ImportSource) -> Bool { source.paths.contains(where: ForeignPath.isMarkdown) }

  func contents(of source: ImportSource) async throws(ImportFailure) -> ImportedContents {
    let folder = try generator.read(SourceFolder(source))
    guard !folder.texts.isEmpty else {
      throw ImportFailure(.emptySource, at: SourceLocation(file: source.displayName))
    }
    var planner = FolderPlanner(folder, of: source)
    return .plan(await planner.plan())
  }
}
