import Foundation

/// What stands at a path.
enum PathStatus {
  /// Whether anything is there.
  static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
}
