import FeedDiagnostics
import Foundation

extension Manifest {
  /// Where the list stands.
  static let path = OutputPath(ReservedName.manifest)

  /// The list as JSON, a file a line.
  func json() throws(SystemError) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return Array(try encoder.encode(self)) + [UInt8(ascii: "\n")]
    } catch {
      // Strings and numbers can always be encoded.
      throw .invalid
    }
  }

  /// Reads the list of an output folder; nil if there is none.
  static func read(from root: OutputRoot) throws(Diagnostic) -> Manifest? {
    let bytes = try root.attempt("read the file", at: path) { () throws(SystemError) in
      try contents(of: root.systemPath(of: path))
    }
    guard let bytes else { return nil }
    // What the list names is removed one day: a path that leads elsewhere must not be believed.
    guard
      let manifest = try? JSONDecoder().decode(Manifest.self, from: Data(bytes)),
      manifest.version == currentVersion,
      manifest.files.allSatisfy({ $0.isWellFormed && $0.reservedName == nil })
    else { throw root.diagnostic(.brokenManifest, at: path) }
    return manifest
  }

  private static func contents(of file: String) throws(SystemError) -> [UInt8]? {
    guard let status = try FileStatus.ofItem(at: file) else { return nil }
    guard status.kind == .file else { return [] }
    let descriptor = try FileDescriptor(reading: file, followsLink: false)
    var bytes = [UInt8](repeating: 0, count: try descriptor.status().size)
    let count = try descriptor.fill(&bytes)
    return Array(bytes.prefix(count))
  }
}
