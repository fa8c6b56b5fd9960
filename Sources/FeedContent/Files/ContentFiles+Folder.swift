extension ContentFiles {
  /// The files of a folder.
  public static func folder(at root: String) -> ContentFiles {
    @Sendable func location(_ path: String) -> String { path.isEmpty ? root : "\(root)/\(path)" }
    return ContentFiles(
      list: { () throws(FileError) in try FolderWalk.list(root) },
      read: { (path, limit) throws(FileError) in try FileReading.read(location(path), limit: limit, named: path) },
      readPart: { (path, offset, limit) throws(FileError) in
        try FileReading.read(location(path), from: offset, limit: limit, named: path)
      },
      size: { (path) throws(FileError) in try FileReading.size(location(path), named: path) },
      location: location)
  }
}
