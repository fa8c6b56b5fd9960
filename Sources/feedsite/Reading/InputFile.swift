import FeedContent
import FeedDiagnostics
import Foundation

/// A file that is named on the command line, or standard input.
struct InputFile {
  /// The path; `-` for standard input.
  let path: String

  /// The largest input that is read, as with the files of a site; bodies have a smaller limit of their own.
  private static let sizeLimit = 16 << 20

  /// The name for messages.
  var name: String { isStandardInput ? "standard input" : path }

  private var isStandardInput: Bool { path == "-" }

  /// The content.
  func read() throws(Diagnostic) -> [UInt8] {
    let bytes = isStandardInput ? try readStandardInput() : try readFile()
    guard bytes.count <= Self.sizeLimit else {
      throw Diagnostic(
        .frontMatter(.tooLarge(bytes: bytes.count, limit: Self.sizeLimit)), at: SourceLocation(file: name))
    }
    return bytes
  }

  private func readFile() throws(Diagnostic) -> [UInt8] {
    let isAbsolute = path.hasPrefix("/")
    do throws(FileError) {
      return try ContentFiles.folder(at: isAbsolute ? "" : ".", followsLinks: true).read(
        isAbsolute ? String(path.dropFirst()) : path, Self.sizeLimit + 1)
    } catch {
      throw unreadable(error.reason)
    }
  }

  private func readStandardInput() throws(Diagnostic) -> [UInt8] {
    do {
      return [UInt8](try FileHandle.standardInput.read(upToCount: Self.sizeLimit + 1) ?? Data())
    } catch {
      throw unreadable("\(error.localizedDescription)")
    }
  }

  private func unreadable(_ reason: String) -> Diagnostic {
    Diagnostic(.frontMatter(.unreadable(reason: reason)), at: SourceLocation(file: name))
  }
}
