package import Foundation

/// A folder that is removed when the test is done with it.
package final class TemporaryFolder: Sendable {
  package let path: String

  /// Creates a folder that holds some folders.
  package init(holding folders: String...) throws {
    path = NSTemporaryDirectory() + "feedsite-tests-" + UUID().uuidString
    for folder in [""] + folders { try makeFolder(folder) }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The system's path of something in the folder.
  package func path(of name: String) -> String { path + "/" + name }

  package func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(of: name)) }

  package func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: path(of: name), withIntermediateDirectories: true)
  }

  package func put(_ text: String, at name: String) throws { try put(Data(text.utf8), at: name) }

  package func put(_ data: Data, at name: String) throws {
    try makeFolder((name as NSString).deletingLastPathComponent)
    try data.write(to: URL(fileURLWithPath: path(of: name)))
  }

  package func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path(of: name))), as: UTF8.self)
  }

  package func link(_ name: String, to target: String) throws {
    try makeFolder((name as NSString).deletingLastPathComponent)
    try FileManager.default.createSymbolicLink(atPath: path(of: name), withDestinationPath: target)
  }

  package func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path(of: name)) }
}
