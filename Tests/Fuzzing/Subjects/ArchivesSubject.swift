package import FeedImport

/// Folders that are imported: archives of services, unpacked, and folders of other generators; see ``ImportCheck``.
package struct ArchivesSubject: FuzzSubject {
  private let planned: @Sendable (ContentPlan) -> ContentPlan
  private static let mark = Array("=== ".utf8)
  private static let fileLimit = 32

  /// Creates the subject.
  ///
  /// - Parameter planned: the files that are made, as they are looked at.
  package init(planned: @escaping @Sendable (ContentPlan) -> ContentPlan = { $0 }) { self.planned = planned }

  package func problem(in bytes: [UInt8]) async -> String? {
    let files = Self.files(in: bytes)
    // Content folders of feedsite are read from the disk.
    guard files["site.yml"] == nil, files["site.yaml"] == nil else { return nil }
    return await ImportCheck(source: ImportSource(files: files), files: files, planned: planned).problem()
  }

  /// The files of a folder: each begins with a line `=== ` and its path.
  static func files(in bytes: [UInt8]) -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    var path: String?
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if line.starts(with: mark) {
        guard files.count < fileLimit else { break }
        let parts = String(decoding: line.dropFirst(mark.count), as: UTF8.self).split(separator: "/")
        // No folder holds a file of such a name, whoever unpacked it.
        guard !parts.isEmpty, !parts.contains("."), !parts.contains(".."), !parts.contains(where: { $0.contains("\0") })
        else {
          path = nil
          continue
        }
        path = parts.joined(separator: "/")
        if let path { files[path] = [] }
      } else if let path {
        files[path, default: []] += line + [UInt8(ascii: "\n")]
      }
    }
    return files
  }
}
