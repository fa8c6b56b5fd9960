import Foundation

/// A folder with `content/` and a place for `public/`, removed when the test is done with it.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "feedsite-output-tests-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path + "/content", withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The system's path of something in the folder.
  func path(of name: String) -> String { path + "/" + name }

  func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(of: name)) }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: path(of: name), withIntermediateDirectories: true)
  }

  func put(_ text: String, at name: String) throws {
    try makeFolder((name as NSString).deletingLastPathComponent)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path(of: name)))
  }

  func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path(of: name))), as: UTF8.self)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(of: name), withDestinationPath: target)
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: path(of: name))
  }

  /// Makes a file look as if it were written long ago.
  func age(_ name: String) throws {
    try FileManager.default.setAttributes([.modificationDate: Self.longAgo], ofItemAtPath: path(of: name))
  }

  /// Whether a file has not been written since ``age(_:)``.
  func isAged(_ name: String) throws -> Bool {
    try FileManager.default.attributesOfItem(atPath: path(of: name))[.modificationDate] as? Date == Self.longAgo
  }

  /// The files in a folder with their text, and its folders with a slash at the end and no text.
  func tree(of name: String = "public") throws -> [String: String] {
    var tree: [String: String] = [:]
    for item in FileManager.default.enumerator(atPath: path(of: name)) ?? .init() {
      guard let item = item as? String else { continue }
      var isFolder: ObjCBool = false
      _ = unsafe FileManager.default.fileExists(atPath: path(of: name + "/" + item), isDirectory: &isFolder)
      tree[isFolder.boolValue ? item + "/" : item] = isFolder.boolValue ? "" : try text(of: name + "/" + item)
    }
    return tree
  }

  private static let longAgo = Date(timeIntervalSince1970: 1_000_000_000)
}
