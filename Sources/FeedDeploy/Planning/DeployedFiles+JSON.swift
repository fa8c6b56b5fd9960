import FeedMarkup
import FeedOutput
import Foundation

extension DeployedFiles {
  /// The list in its file.
  private struct Document: Decodable {
    struct File: Decodable {
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
  package func json() -> [UInt8] {
    var json = JSONWriter()
    json.object { list in
      list.array("files") { array in
        for (path, digest) in files.sorted(by: { $0.key < $1.key }) {
          array.object { file in
            file.member("path", path.text)
            file.member("sha256", digest.sha256)
            file.member("size", digest.size)
          }
        }
      }
      list.array("pending") { array in
        for path in pending.sorted() { array.element(path.text) }
      }
      list.member("version", Self.version)
    }
    return json.finish()
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
