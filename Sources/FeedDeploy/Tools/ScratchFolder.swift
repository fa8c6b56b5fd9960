import FeedDiagnostics
import FeedFiles
import FeedOutput
import Foundation

/// A folder for files in the making, removed with its owner.
final class ScratchFolder: Sendable {
  let path: String

  init() throws(Diagnostic) {
    path = NSTemporaryDirectory() + "/feedsite-" + UUID().uuidString
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    } catch {
      throw Diagnostic(
        .output(.failed(action: "create the folder", reason: error.localizedDescription)),
        at: SourceLocation(file: path))
    }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func put(_ bytes: [UInt8], as name: String) throws(Diagnostic) {
    do {
      let draft = try FileDraft(path + "/.draft")
      try draft.append(bytes)
      try draft.replace(path + "/" + name)
      // What is sent keeps the mode on some targets, and web servers have to read it.
      try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path + "/" + name)
    } catch {
      throw Diagnostic(
        .output(
          .failed(
            action: "write the file", reason: (error as? SystemError)?.reason ?? error.localizedDescription)),
        at: SourceLocation(file: path + "/" + name))
    }
  }

  /// The first file in it, in any subfolder; nil where there is none.
  var firstFile: OutputPath? {
    (FileManager.default.subpaths(atPath: path) ?? []).first { name in
      let type = try? FileManager.default.attributesOfItem(atPath: path + "/" + name)[.type] as? FileAttributeType
      return type == .typeRegular
    }.map { OutputPath($0) }
  }

  /// A path from the root, for programs that run in another folder or read other paths as something else.
  static func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
  }
}
