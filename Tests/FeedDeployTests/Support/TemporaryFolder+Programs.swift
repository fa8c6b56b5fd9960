import Foundation
import TestSupport
import Testing

extension TemporaryFolder {
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
