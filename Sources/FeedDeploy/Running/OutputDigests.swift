package import FeedDiagnostics
import FeedDigests
import FeedModel
package import FeedOutput
import Foundation

/// Computes what tells the files of an output folder from others.
package enum OutputDigests {
  /// How many bytes are read at a time.
  private static let chunkSize = 1 << 20

  /// The files of a build with their digests, in the order of their paths.
  package static func files(of output: BuiltOutput, in folder: String) async throws(Diagnostic) -> [SiteFile] {
    let digests = await output.files.concurrentMap { file in digest(of: folder + "/" + file.path.text) }
    var files: [SiteFile] = []
    for (file, digest) in zip(output.files, digests) {
      guard let digest else {
        throw Diagnostic(.deploy(.missingOutput(file.path.text)), at: SourceLocation(file: folder))
      }
      files.append(SiteFile(path: file.path, stage: file.stage, digest: digest))
    }
    return files
  }

  /// The digest of a file; nil where it cannot be read or is none.
  static func digest(of file: String) -> FileDigest? {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: file),
      attributes[.type] as? FileAttributeType == .typeRegular, let handle = FileHandle(forReadingAtPath: file)
    else { return nil }
    defer { try? handle.close() }
    var digest = MessageDigest.sha256
    var size = 0
    do {
      while let bytes = try handle.read(upToCount: chunkSize), !bytes.isEmpty {
        digest.update(bytes)
        size += bytes.count
      }
    } catch {
      return nil
    }
    return FileDigest(sha256: digest.finished().hexadecimal, size: size)
  }
}
