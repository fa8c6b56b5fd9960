package import FeedDiagnostics
import FeedDigests
package import FeedModel
import Synchronization

/// The pictures of a site as they are published, made on first use.
///
/// The results are stored under a digest of the picture, whatever its name and place, in a folder that outlives the
/// run. That folder may be deleted at any time.
package final class PictureStore: Sendable {
  private let read: @Sendable (_ path: String) throws(MediaError) -> [UInt8]
  private let folder: PictureFolder
  private let pictures = Mutex<[String: StoredPicture]>([:])
  private let large = Mutex<Void>(())

  /// Larger files are published as they are, and have no colour, since reading them takes too long.
  private static let byteLimit = 1 << 26

  /// How many pixels a picture has at most. A JPEG may have more: it is scaled down while it is read.
  private static func pixelLimit(_ format: ImageFormat) -> Int { format == .jpeg ? 1 << 27 : 1 << 26 }
  /// Pictures that take more memory than this are read one after another.
  private static let largeByteCount = 1 << 27

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - folder: The folder where pictures are kept; nil where they are kept no longer than the store.
  ///   - read: Reads the file at a content path.
  package init(folder: String?, read: @escaping @Sendable (_ path: String) throws(MediaError) -> [UInt8]) {
    self.read = read
    self.folder = PictureFolder(folder)
  }

  /// Whether a picture is of a size that is re-encoded.
  package static func isDrawable(byteCount: Int, _ size: PixelSize, as format: ImageFormat) -> Bool {
    let pixels = size.width.multipliedReportingOverflow(by: size.height)
    return byteCount <= byteLimit && !pixels.overflow && pixels.partialValue <= pixelLimit(format)
      && max(size.width, size.height) <= PictureRaster.longestSide
  }

  package func colors(ofPictureAt path: String, as format: ImageFormat, _ size: PixelSize) throws(MediaError)
    -> PictureColors
  {
    try stored(path).with { (picture) throws(MediaError) in
      let (bytes, digest) = try contents(of: path, &picture)
      if let colors = folder.colors(digest) { return colors }
      let colors = try takingTurns(size, format) { () throws(MediaError) in
        try PictureColors(of: bytes, as: format, limit: Self.pixelLimit(format))
      }
      folder.keep(colors, digest)
      return colors
    }
  }

  /// The bytes of a picture as it is published, or of one of its renditions.
  ///
  /// A picture that turns out to be damaged is published as it is, without its metadata, in place of each of them.
  package func file(_ rendition: PictureRendition?, ofPictureAt path: String, _ plan: PicturePlan) throws(MediaError)
    -> [UInt8]
  {
    try stored(path).with { (picture) throws(MediaError) in
      let digest = if let known = picture.digest { known } else { try contents(of: path, &picture).digest }
      let name = PictureFolder.name(digest, plan)
      if !picture.isTouched { folder.touch(name) }
      picture.isTouched = true
      if let file = folder.file(rendition, in: name) { return file }
      let bytes = try read(path)
      do throws(MediaError) {
        let files = try draw(bytes, plan)
        folder.keep(files, in: name)
        return files.first { $0.rendition == rendition }?.bytes ?? MetadataRemoval.removed(from: bytes)
      } catch {
        return MetadataRemoval.removed(from: bytes)
      }
    }
  }

  /// The bytes of a picture that is drawn from words; empty where there is no memory for it.
  package func file(_ form: ShareForm, of picture: SharePicture) -> [UInt8] {
    let digest = picture.digest
    let file = try? stored("drawn/\(digest)/\(form.rawValue)").with { (state) throws(MediaError) -> [UInt8] in
      let name = PictureFolder.name(drawing: digest, form)
      if !state.isTouched { folder.touch(name) }
      state.isTouched = true
      if let file = folder.file(nil, in: name) { return file }
      let bytes = SharePainter.png(picture, as: form)
      if !bytes.isEmpty { folder.keep([(nil, bytes)], in: name) }
      return bytes
    }
    return file ?? []
  }

  /// Whether the machine has typefaces, without which no words can be drawn.
  package static var hasTypefaces: Bool { !TextTypesetter.families.isEmpty }

  /// Removes the pictures that no run has used for a long time.
  package func removeUnused() { folder.removeUnused() }

  private func draw(
    _ bytes: [UInt8], _ plan: PicturePlan
  ) throws(MediaError) -> [(rendition: PictureRendition?, bytes: [UInt8])] {
    guard
      let renderer = PictureRenderer(
        plan, orientation: MediaProbe(ByteSource(bytes), named: plan.mimeType).facts.orientation)
    else { throw .unrecognized(expected: plan.mimeType) }
    var files: [(rendition: PictureRendition?, bytes: [UInt8])] = []
    try takingTurns(plan.originalSize, renderer.format) { () throws(MediaError) in
      try renderer.render(bytes) { files.append(($0, $1)) }
    }
    return files
  }

  /// Reads a picture, whose digest is remembered.
  private func contents(
    of path: String, _ picture: inout StoredPicture.State
  ) throws(MediaError) -> (bytes: [UInt8], digest: String) {
    let bytes = try read(path)
    var digest = MessageDigest.sha256
    digest.update(bytes)
    let hexadecimal = digest.finished().hexadecimal
    picture.digest = hexadecimal
    return (bytes, hexadecimal)
  }

  private func stored(_ path: String) -> StoredPicture {
    pictures.withLock { pictures in
      if let picture = pictures[path] { return picture }
      let picture = StoredPicture()
      pictures[path] = picture
      return picture
    }
  }

  /// Runs an action; large pictures take turns, so that memory does not grow with the number of processors.
  private func takingTurns<Value: Sendable>(
    _ size: PixelSize, _ format: ImageFormat, _ action: () throws(MediaError) -> Value
  ) throws(MediaError) -> Value {
    guard size.width * size.height * format.bytesPerPixel > Self.largeByteCount else { return try action() }
    return try large.withLock { (_) throws(MediaError) in try action() }
  }
}

/// A picture that one thread at a time works on.
private final class StoredPicture: Sendable {
  struct State {
    var digest: String?
    /// Whether its use in this run is recorded.
    var isTouched = false
  }

  private let state = Mutex(State())

  func with<Value: Sendable>(_ action: (inout State) throws(MediaError) -> Value) throws(MediaError) -> Value {
    let result = state.withLock { state in
      var copy = state
      defer { state = copy }
      return Result { () throws(MediaError) in try action(&copy) }
    }
    return try result.get()
  }
}
