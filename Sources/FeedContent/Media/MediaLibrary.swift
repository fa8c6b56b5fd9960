import FeedModel
import Synchronization

/// What is known of the media files of a content folder; each file is looked at once.
final class MediaLibrary: Sendable {
  private let files: ContentFiles
  private let known = Mutex<[String: MediaFile]>([:])

  /// The part of a file that is read first; the header of most images stands in it.
  private static let headerLength = 1 << 16
  /// What is read where a header is not among the first bytes, for example after a large colour profile.
  private static let lengthLimit = 1 << 24

  init(files: ContentFiles) {
    self.files = files
  }

  /// The file at a content path, published at a route.
  func file(at path: String, publishedAt route: Route) -> MediaFile {
    if let file = known.withLock({ $0[path] }) { return file }
    let type = MediaTypes.type(ofFile: path)
    let size = try? files.size(path)
    let file = MediaFile(
      source: .published(route), mimeType: type, byteCount: size,
      pixelSize: type.hasPrefix("image/") ? pixelSize(of: path, byteCount: size ?? 0) : nil)
    known.withLock { $0[path] = file }
    return file
  }

  private func pixelSize(of path: String, byteCount: Int) -> PixelSize? {
    guard let start = try? files.read(path, Self.headerLength) else { return nil }
    if let size = ImageHeader(start).pixelSize { return size }
    guard byteCount > start.count, let bytes = try? files.read(path, Self.lengthLimit) else { return nil }
    return ImageHeader(bytes).pixelSize
  }
}
