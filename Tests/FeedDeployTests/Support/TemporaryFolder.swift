import Foundation
import Testing

/// A folder that is removed when the test is done with it.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "feedsite-deploy-tests-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The system's path of something in the folder.
  func path(of name: String) -> String { path + "/" + name }

  func put(_ text: String, at name: String) throws {
    try FileManager.default.createDirectory(
      atPath: (path(of: name) as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path(of: name)))
  }

  /// A program of a few lines for the shell, which stands for one of the real ones.
  ///
  /// Another process writes its file: while this one writes it, a program that some other test starts would inherit the
  /// open file, and nobody can run what is open for writing (`ETXTBSY`).
  func program(_ name: String, _ lines: String) throws {
    try put("#!/bin/sh\n\(lines)\n", at: "bin/\(name).text")
    let copy = try Process.run(
      URL(fileURLWithPath: "/bin/cp"), arguments: [path(of: "bin/\(name).text"), path(of: "bin/\(name)")])
    copy.waitUntilExit()
    try #require(copy.terminationStatus == 0)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path(of: "bin/\(name)"))
  }

  func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path(of: name)) }

  func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(of: name), withDestinationPath: destination)
  }

  /// The files below a folder with their texts.
  func tree(_ name: String) throws -> [String: String] {
    var files: [String: String] = [:]
    for case let item as String in FileManager.default.enumerator(atPath: path(of: name)) ?? .init() {
      var isFolder: ObjCBool = false
      _ = unsafe FileManager.default.fileExists(atPath: path(of: name) + "/" + item, isDirectory: &isFolder)
      if isFolder.boolValue {
        if try FileManager.default.contentsOfDirectory(atPath: path(of: name) + "/" + item).isEmpty {
          files[item + "/"] = ""
        }
      } else {
        files[item] = try String(contentsOfFile: path(of: name) + "/" + item, encoding: .utf8)
      }
    }
    return files
  }
}
