import FeedContent
import FeedDiagnostics

/// What `feedsite export` writes, and content folders.
struct OwnFormat: ImportFormat {
  let name = "feedsite"

  func recognizes(_ source: ImportSource) -> Bool {
    if source.isFolder { return source.paths.contains { $0 == "site.yml" || $0 == "site.yaml" } }
    return ExportDocument.begins(source.head(source.paths[0]))
  }

  func contents(of source: ImportSource) throws(ImportFailure) -> ImportedContents {
    guard !source.isFolder else {
      let folder = OwnFolder(path: source.root, displayName: source.displayName)
      return .plan(folder.plan(of: try folder.entries()))
    }
    let path = source.paths[0]
    var reader = ExportDocumentReader(bytes: try source.read(path), location: source.location(of: path))
    return .plan(try reader.plan())
  }
}
