import FeedDiagnostics
import FeedFiles
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
    let temporary = (folder as NSString).appendingPathComponent(".feedsite-export.tmp")
    try attempt {
      guard let reservation = try ReservedFolder(folder.isEmpty ? "." : folder) else { throw failure(.output(.busy)) }
      let draft = try FileDraft(temporary)
      try document.write { try draft.append($0) }
      // The document that is there may be the same already.
      if FileManager.default.contentsEqual(atPath: path, andPath: temporary) { return }
      try draft.replace(path)
      _ = consume reservation
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
    } catch {
      throw failure(.authoring(.unwritable(reason: ContentFolderWriter.reason(error))))
    }
  }

  private func failure(_ problem: Problem) -> ImportFailure {
    ImportFailure([Diagnostic(problem, at: SourceLocation(file: path))])
  }
}
