package import FeedDiagnostics
import FeedFiles
import FeedMarkup
import FeedModel
import Foundation

extension Manifest {
  /// Where the list stands.
  static let path = OutputPath(ReservedName.manifest)

  /// The list as JSON, a file a line, with sorted keys.
  package func json() -> [UInt8] {
    var json = JSONWriter(size: usualSize)
    json.object { manifest in
      manifest.paths("assets", assets)
      manifest.member("complete", isComplete)
      if let entries {
        manifest.array("entries") { list in
          for entry in entries {
            list.object { member in
              member.member("digest", entry.digest?.description)
              member.member("guid", entry.guid)
              member.member("id", entry.id)
              member.member("route", entry.route)
              member.member("uuid", entry.uuid.description)
            }
          }
        }
      }
      manifest.paths("files", files)
      manifest.paths("indexes", indexes)
      manifest.member("site", site?.description)
      manifest.member("version", version)
    }
    return json.finish()
  }

  /// About as many bytes as the list has, so that a long one need not be moved about while it grows.
  private var usualSize: Int {
    256 + (files.count + (assets?.count ?? 0) + (indexes?.count ?? 0)) * 64 + (entries?.count ?? 0) * 320
  }

  /// Reads the list of an output folder; nil if there is none.
  static func read(from root: OutputRoot) throws(Diagnostic) -> Manifest? {
    try bytes(from: root).map { bytes throws(Diagnostic) in try Manifest(bytes, of: root) }
  }

  /// Reads the bytes of the list of an output folder, which may be open; nil if there are none.
  static func bytes(from root: OutputRoot, in folder: OpenedFolder? = nil) throws(Diagnostic) -> [UInt8]? {
    let number = folder?.number ?? AT_FDCWD
    let file = folder == nil ? root.systemPath(of: path) : path.text
    return try root.attempt("read the file", at: path) { () throws(SystemError) in
      guard let status = try FileStatus.ofItem(at: file, in: number) else { return nil }
      guard status.kind == .file else { throw .invalid }
      let descriptor = try FileDescriptor(reading: file, in: number, followsLink: false)
      return try descriptor.bytes(limit: status.size)
    }
  }

  /// Understands the bytes of the list of an output folder.
  package init(_ bytes: [UInt8], of root: OutputRoot) throws(Diagnostic) {
    // What the list names is removed one day: a path that leads elsewhere, or to what is the owner's, must not be
    // believed.
    guard
      let manifest = try? JSONDecoder().decode(Manifest.self, from: Data(bytes)),
      manifest.version == Self.currentVersion,
      manifest.files.allSatisfy({ $0.isWellFormed && $0.reservedName == nil })
    else { throw root.diagnostic(.brokenManifest, at: Self.path) }
    self = manifest
  }
}

extension JSONObjectWriter {
  /// Appends a list of paths, also where it is empty; nothing where there is none.
  fileprivate mutating func paths(_ name: StaticString, _ paths: [OutputPath]?) {
    guard let paths else { return }
    array(name) { list in
      for path in paths { list.element(path.text) }
    }
  }
}
