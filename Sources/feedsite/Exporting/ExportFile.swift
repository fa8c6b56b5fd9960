import FeedDiagnostics
import FeedImport
import FeedOutput
import Foundation

/// The file that a document is written to; one that is there already is replaced only by a document that differs.
struct ExportFile {
  let path: String
  let contentFolder: String

  /// Writes a document.
  func write(_ document: ExportDocument) throws(ImportFailure) {
    guard path != "-" else {
      return try attempt { try document.write { FileHandle.standardOutput.write(Data($0)) } }
    }
    try examine()
    let folder = (path as NSString).deletingLastPathComponent
    let temporary = (folder as NSString).appendingPathComponent(".feedsite-export-\(UUID().uuidString).tmp")
    try attempt {
      // Foundation says what is wrong only where it writes at once.
      try Data().write(to: URL(filePath: temporary))
      defer { try? FileManager.default.removeItem(atPath: temporary) }
      let file = try FileHandle(forWritingTo: URL(filePath: temporary))
      try document.write { try file.write(contentsOf: $0) }
      try file.close()
      guard !FileManager.default.contentsEqual(atPath: path, andPath: temporary) else { return }
      try FileReplacement.move(temporary, to: path)
    }
  }

  /// Makes sure that nothing but an earlier document is in the way.
  private func examine() throws(ImportFailure) {
    guard !ResolvedLocation(path).overlaps(ResolvedLocation(contentFolder)) else {
      throw failure(.output(.overlapsContent))
    }
    guard let values = try? URL(filePath: path).resourceValues(forKeys: [.isDirectoryKey]) else { return }
    guard values.isDirectory != true else { throw failure(.authoring(.unwritable(reason: "Is a directory"))) }
    let head = try? FileHandle(forReadingFrom: URL(filePath: path)).read(upToCount: 1024)
    guard ExportDocument.begins(String(decoding: head ?? Data(), as: UTF8.self)) else {
      throw failure(.authoring(.fileInTheWay))
    }
  }

  private func attempt(_ body: () throws -> Void) throws(ImportFailure) {
    do {
      try body()
    } catch let failure as ImportFailure {
      throw failure
    } catch let error as SystemError {
      throw failure(.authoring(.unwritable(reason: error.reason)))
    } catch {
      throw failure(.authoring(.unwritable(reason: ContentFolderWriter.reason(error))))
    }
  }

  private func failure(_ problem: Problem) -> ImportFailure {
    ImportFailure([Diagnostic(problem, at: SourceLocation(file: path))])
  }
}
