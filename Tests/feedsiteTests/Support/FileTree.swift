import Foundation

/// The files below a folder with their bytes, without those whose names begin with a dot.
struct FileTree: Equatable {
  private(set) var files: [String: Data] = [:]

  init() {}

  /// Reads a folder; empty where there is none.
  init(_ folder: String) throws {
    for case let name as String in FileManager.default.enumerator(atPath: folder) ?? .init() {
      guard !name.split(separator: "/").contains(where: { $0.hasPrefix(".") }) else { continue }
      let url = URL(fileURLWithPath: folder + "/" + name)
      guard try url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else { continue }
      files[name] = try Data(contentsOf: url)
    }
  }

  /// The paths, sorted.
  var paths: [String] { files.keys.sorted() }

  subscript(path: String) -> Data? {
    get { files[path] }
    set { files[path] = newValue }
  }

  /// The text of a file; empty where there is none.
  func text(_ path: String) -> String { files[path].map { String(decoding: $0, as: UTF8.self) } ?? "" }

  /// The files of an extension.
  func paths(withExtension name: String) -> [String] { paths.filter { $0.hasSuffix("." + name) } }

  /// What another tree has otherwise: a line for each file, with the first place of difference in texts.
  func differences(to other: FileTree) -> [String] {
    Set(paths + other.paths).sorted().compactMap { path in
      switch (files[path], other.files[path]) {
      case (nil, _): "\(path) is missing"
      case (_, nil): "\(path) is not expected"
      case (let mine?, let theirs?) where mine != theirs: "\(path) differs: \(firstDifference(mine, theirs))"
      default: nil
      }
    }
  }

  private func firstDifference(_ mine: Data, _ theirs: Data) -> String {
    let lines = String(decoding: mine, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    let others = String(decoding: theirs, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    for (number, (line, other)) in zip(lines, others).enumerated() where line != other {
      return "line \(number + 1) is\n  \(line.prefix(300))\nand should be\n  \(other.prefix(300))"
    }
    return "\(lines.count) lines instead of \(others.count)"
  }
}
