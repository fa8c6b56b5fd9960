import FeedDiagnostics
import FeedMedia
import FeedModel
import Synchronization

/// The colours of pictures, which it takes their pixels to know.
struct PictureColors: Sendable {
  private let files: ContentFiles
  private let large = LargePictures()

  /// Larger files and pictures go without a colour: what they are worth is not worth the wait.
  private static let byteLimit = 1 << 26
  private static let pixelLimit = 1 << 26
  /// Pictures that take more memory than this are read one after another.
  private static let largeByteCount = 1 << 26

  init(files: ContentFiles) {
    self.files = files
  }

  /// The average colour of a file; nil where it has none, or is of a format that is not decoded.
  func color(of file: MediaFile, at path: String) throws(MediaError) -> PlaceholderColor? {
    guard let format = ImageFormat(mimeType: file.mimeType), let size = file.pixelSize,
      let byteCount = file.byteCount, byteCount <= Self.byteLimit
    else { return nil }
    let needed = size.width.multipliedReportingOverflow(by: size.height)
    guard !needed.overflow, needed.partialValue <= Self.pixelLimit else { return nil }
    let isLarge = needed.partialValue * format.bytesPerPixel > Self.largeByteCount
    guard isLarge else { return try read(path, byteCount, format) }
    return try large.alone { Result { () throws(MediaError) in try read(path, byteCount, format) } }.get()
  }

  private func read(_ path: String, _ byteCount: Int, _ format: ImageFormat) throws(MediaError) -> PlaceholderColor? {
    let bytes = try files.part(of: path, from: 0, limit: byteCount)
    do throws(ImageError) {
      let color = try LinearColor.average(of: bytes, as: format, limit: Self.pixelLimit)?.sixteenths
      return color.map { PlaceholderColor(red: $0.red, green: $0.green, blue: $0.blue) }
    } catch {
      switch error {
      case .tooLarge: return nil
      case .damaged(let reason): throw .undecodable(reason: reason)
      }
    }
  }
}

/// Lets one large picture be read at a time, so that memory does not grow with the number of processors.
final class LargePictures: Sendable {
  private let turn = Mutex<Void>(())

  /// Does something while nobody else does.
  func alone<Result>(_ action: () -> sending Result) -> sending Result {
    turn.withLock { _ in action() }
  }
}
