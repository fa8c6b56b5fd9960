extension ContentFiles {
  /// Files that exist in memory only, by path.
  public static func inMemory(_ files: [String: [UInt8]]) -> ContentFiles {
    @Sendable func bytes(at path: String) throws(FileError) -> [UInt8] {
      guard let bytes = files[path] else {
        throw FileError(path: path, reason: "No such file or directory", isMissing: true)
      }
      return bytes
    }
    return ContentFiles(
      list: { () throws(FileError) in ContentListing(files: Array(files.keys)) },
      read: { (path, limit) throws(FileError) in Array(try bytes(at: path).prefix(limit)) },
      readPart: { (path, offset, limit) throws(FileError) in
        Array(try bytes(at: path).dropFirst(offset).prefix(limit))
      },
      size: { (path) throws(FileError) in try bytes(at: path).count },
      location: { $0 })
  }
}
