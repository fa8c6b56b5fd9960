#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension ContentFiles {
  /// The files of a folder.
  public static func folder(at root: String) -> ContentFiles {
    @Sendable func location(_ path: String) -> String { path.isEmpty ? root : "\(root)/\(path)" }
    return ContentFiles(
      list: { () throws(FileError) in
        var files: [String] = []
        var folders = [""]
        while let folder = folders.popLast() {
          for entry in try DirectoryEntry.list(folder: location(folder), named: folder)
          where !ContentPath.isLeftOut(entry.name) {
            let path = folder.isEmpty ? entry.name : "\(folder)/\(entry.name)"
            switch entry.type {
            case .file: files.append(path)
            case .folder: folders.append(path)
            case .other: break
            }
          }
        }
        return files
      },
      read: { (path, limit) throws(FileError) in try FileReading.read(location(path), limit: limit, named: path) },
      size: { (path) throws(FileError) in try FileReading.size(location(path), named: path) },
      location: location)
  }
}
