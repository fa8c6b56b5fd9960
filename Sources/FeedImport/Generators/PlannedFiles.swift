import FeedContent

extension ContentFiles {
  /// The files of a content folder that is not there yet.
  ///
  /// - Parameters:
  ///   - texts: what files hold, by their paths in the content folder.
  ///   - places: where others stand in the source, by their paths in the content folder.
  static func planned(_ texts: [String: [UInt8]], _ places: [String: String], of source: ContentFiles) -> ContentFiles {
    let made = ContentFiles.inMemory(texts)
    // Errors name the path in the content folder.
    @Sendable func renamed<Result>(
      _ path: String, _ read: (String) throws(FileError) -> Result
    ) throws(FileError) -> Result {
      guard let place = places[path] else {
        throw FileError(path: path, reason: "No such file or directory", isMissing: true)
      }
      do throws(FileError) {
        return try read(place)
      } catch {
        throw FileError(path: path, reason: error.reason, isMissing: error.isMissing)
      }
    }
    return ContentFiles(
      list: { () throws(FileError) in ContentListing(files: Array(texts.keys) + places.keys.filter { texts[$0] == nil })
      },
      readPart: { (path, offset, limit) throws(FileError) in
        if texts[path] != nil { return try made.readPart(path, offset, limit) }
        return try renamed(path) { (place) throws(FileError) in try source.readPart(place, offset, limit) }
      },
      size: { (path) throws(FileError) in
        if texts[path] != nil { return try made.size(path) }
        return try renamed(path) { (place) throws(FileError) in try source.size(place) }
      },
      location: { path in texts[path] == nil ? places[path].map(source.location) ?? path : path })
  }
}
