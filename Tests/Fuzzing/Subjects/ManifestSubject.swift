package import FeedOutput

/// The list of an output folder: it names files within the folder that are no owner's, and is written as it was read.
package struct ManifestSubject: FuzzSubject {
  private let written: @Sendable (Manifest) -> [UInt8]
  private static let root = OutputRoot(path: "public")

  /// Creates the subject.
  ///
  /// - Parameter written: the list as it is written.
  package init(written: @escaping @Sendable (Manifest) -> [UInt8] = { $0.json() }) { self.written = written }

  package func problem(in bytes: [UInt8]) async -> String? {
    guard let manifest = try? Manifest(bytes, of: Self.root) else { return nil }
    for path in manifest.files {
      if let problem = PathCheck.problem(with: path) { return problem }
    }
    let text = written(manifest)
    guard let again = try? Manifest(text, of: Self.root) else { return "what was written cannot be read" }
    return written(again) == text && again.files.count == manifest.files.count
      ? nil : "what was written is read otherwise"
  }
}

/// Looks where a path leads that a list names, of which files are removed.
enum PathCheck {
  /// What is wrong with a path; nil where nothing is.
  static func problem(with path: OutputPath) -> String? {
    let parts = path.text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let isOutside = parts.contains { $0.isEmpty || $0.elementsEqual(".".utf8) || $0.elementsEqual("..".utf8) }
    if isOutside || path.text.utf8.contains(0) { return "the path \(path.text.debugDescription) leads elsewhere" }
    let isHidden = parts.contains { $0.starts(with: ".git".utf8) || $0.starts(with: ".feedsite".utf8) }
    return isHidden ? "the path \(path.text.debugDescription) is not ours" : nil
  }
}
