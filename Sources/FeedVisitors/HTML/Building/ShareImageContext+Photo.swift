import FeedModel

extension ShareImageContext {
  /// One of the pictures of an entry; saved, they stand in order under the entry's name.
  init(_ photo: Photo, number: Int, of entry: Entry, resolver: URLResolver) {
    self.init(
      src: resolver.path(to: photo.file.source), alt: photo.alt, number: String(number),
      file: photo.file.source.fileExtension.map { "\(entry.route.name)-\(number).\($0)" })
  }
}

extension Route {
  /// The last part of the path.
  fileprivate var name: Substring { path.split(separator: "/").last ?? "" }
}

extension MediaSource {
  /// What stands behind the last dot of a published file's name; nil for files elsewhere, which browsers do not save.
  fileprivate var fileExtension: Substring? {
    guard case .published(let route) = self, let name = route.path.split(separator: "/").last,
      let dot = name.lastIndex(of: ".")
    else { return nil }
    return name[name.index(after: dot)...]
  }
}
