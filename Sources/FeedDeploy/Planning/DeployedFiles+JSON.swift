import FeedOutput
import Foundation

extension DeployedFiles {
  /// The list in its file.
  private struct Document: Codable {
    struct File: Codable {
      let path: OutputPath
      let sha256: String
      let size: Int
    }

    let version: Int
    let files: [File]
    let pending: [OutputPath]
  }

  /// The version of the format.
  private static let version = 1

  /// The list as JSON, always the same for the same list.
  package func json() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let files = files.sorted { $0.key < $1.key }.map {
      Document.File(path: $0.key, sha256: $0.value.sha256, size: $0.value.size)
    }
    return Array(try encoder.encode(Document(version: Self.version, files: files, pending: pending.sorted())))
      + [UInt8(ascii: "\n")]
  }

  /// Reads a list; nil where the bytes are none, or cannot be believed.
  package init?(json bytes: [UInt8]) {
    guard let document = try? JSONDecoder().decode(Document.self, from: Data(bytes)),
      document.version == Self.version
    else { return nil }
    let paths = document.files.map(\.path) + document.pending
    // What the list names is removed one day: a path that leads elsewhere must not be believed.
    guard paths.allSatisfy({ $0.isWellFormed && $0.reservedName == nil }) else { return nil }
    files = Dictionary(
      document.files.map { ($0.path, FileDigest(sha256: $0.sha256, size: $0.size)) }
    ) { first, _ in first }
    pending = Set(document.pending)
  }
}
