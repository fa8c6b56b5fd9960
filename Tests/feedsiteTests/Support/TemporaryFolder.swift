import Foundation

/// A folder that is removed when the test is done with it.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "feedsite-tests-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
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

  func put(_ text: String, at name: String) throws { try put(Data(text.utf8), at: name) }

  func put(_ data: Data, at name: String) throws {
    try makeFolder((name as NSString).deletingLastPathComponent)
    try data.write(to: URL(fileURLWithPath: path(of: name)))
  }

  func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path(of: name))), as: UTF8.self)
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: path(of: name))
  }

  /// Runs the command line in this folder.
  func feedsite(_ arguments: String..., environment: [String: String] = [:]) async throws -> Feedsite.Run {
    try await Feedsite(folder: path, environment: environment).run(arguments)
  }
}
