import FeedDiagnostics
import FeedModel

/// All that was found out about a content folder, step by step, so that the next reading repeats only what changed.
package struct ContentSnapshot: Sendable {
  var listing: ContentListing
  /// The files that are content, sorted.
  var paths: [String]
  var site: SiteDecoder.Result
  /// The clock of the reading.
  var now: Int
  /// The Markdown files, sorted.
  var entryPaths: [String]
  /// What each of them became, in their order.
  var results: [EntryParser.Result]
  /// Those that could be read, in their order.
  var parsed: [ParsedFile]
  /// The content paths of those that want an address which another one wants as well.
  var contested: Set<String>
  /// Those of them that state one id.
  var duplicates: [Diagnostic]
  /// What was found in the fields of files before they were left out because of it.
  var findings: [Diagnostic]
  var references: ReferenceResolution.Result
  var pictures: SitePictureReader.Result
  /// What each of the files that could be read became; nil for those that are left out.
  var decoded: [DecodedFile?]
  /// The content paths of the files that any of them names.
  var namedFiles: Set<String>
  /// What others were told.
  var content: LoadedContent?
  /// The numbers of the files on the wall, in its order.
  var order: [Int] = []
}

extension ContentSnapshot {
  /// The content paths of the files that any of some files names.
  static func namedFiles(by decoded: [DecodedFile?]) -> Set<String> {
    decoded.reduce(into: []) { named, file in
      if let file, !file.namedFiles.isEmpty { named.formUnion(file.namedFiles) }
    }
  }

  /// The Markdown files that could not be read, in their order.
  var unreadablePaths: [String] { zip(entryPaths, results).filter { $1.file == nil }.map(\.0) }

  /// All addresses that entries and pages have or had.
  var routes: [Route] {
    [.home] + parsed.map(\.route)
      + decoded.flatMap { $0?.object?.entry.aliases ?? $0?.person?.entry.aliases ?? $0?.page?.aliases ?? [] }
  }

  /// Whether a file was there, given by its path in the content folder.
  package func knows(_ path: String) -> Bool {
    let place = paths.partitioningIndex { $0 >= path }
    return place < paths.count && paths[place] == path
  }
}
