import FeedDiagnostics
import FeedMedia
import FeedModel
import Synchronization

/// What is known of the media files of a content folder; each file is looked at once.
final class MediaLibrary: Sendable {
  private let files: ContentFiles
  /// What messages put before a content path, for example `content/`.
  private let displayPrefix: String
  private let known = Mutex<[String: MediaRecord]>([:])
  private let settings: MediaSettings
  /// No file system takes longer names than 255 bytes, and what is beside a picture has a longer one than itself.
  private static let longestName = 255 - ".2400.webp".utf8.count
  let pictures: PictureStore

  /// Creates a library.
  ///
  /// - Parameter pictureFolder: The folder in which pictures are kept from run to run; nil for none.
  init(
    files: ContentFiles, displayPrefix: String = "", settings: MediaSettings = MediaSettings(),
    pictureFolder: String? = nil
  ) {
    self.files = files
    self.displayPrefix = displayPrefix
    self.settings = settings
    pictures = PictureStore(folder: pictureFolder) { (path) throws(MediaError) in
      try files.part(of: path, from: 0, limit: .max)
    }
  }

  /// The file at a content path, published at a route.
  ///
  /// A request for a file that another thread is reading waits for it, but not for other files.
  ///
  /// - Parameter isShown: Whether pages show it as a picture of an entry, for which its colour is needed.
  func file(at path: String, publishedAt route: Route, isShown: Bool = false) -> MediaFile {
    let record = known.withLock { known in
      if let record = known[path] { return record }
      let record = MediaRecord()
      known[path] = record
      return record
    }
    let probed = record.probed.value { probe(path, route) }
    // A broken file is reported once.
    guard isShown, probed.problem == nil else { return record.state?.file ?? probed.file }
    return record.decoded.value { decode(path, probed.file) }.file
  }

  /// What is wrong with the files; a file that was found unfit where it was named is reported there.
  func diagnostics(of paths: some Sequence<String>) -> [Diagnostic] {
    let known = known.withLock { $0 }
    return paths.compactMap { path in
      known[path]?.state?.problem.map { Diagnostic(.media($0), at: SourceLocation(file: displayPrefix + path)) }
    }
  }

  /// The sizes in which a file that an entry names is published; nil for all but pictures.
  func plan(of path: String) -> PicturePlan? { known.withLock { $0[path] }?.state?.file.plan }

  private func probe(_ path: String, _ route: Route) -> MediaRecord.State {
    let named = MediaTypes.type(ofFile: path)
    let size: Int
    do throws(FileError) {
      size = try files.size(path)
    } catch {
      let file = MediaFile(source: .published(route), mimeType: named)
      return (file, .broken(.unreadable(reason: error.reason)))
    }
    let probe = MediaProbe(source(path, byteCount: size, limit: ByteSource.standardLimit), named: named)
    let type = probe.facts.mimeType ?? named
    let plan = probe.problem == nil ? plan(probe.facts, type, at: path, byteCount: size) : nil
    let file = MediaFile(
      source: .published(route), mimeType: type,
      byteCount: plan?.isRedrawn == true ? nil : publishedByteCount(path, type, byteCount: size),
      pixelSize: plan?.size ?? probe.facts.pixelSize, duration: probe.facts.duration, plan: plan)
    let fault = fault(ofDrawing: path, byteCount: size).map(MediaProblem.broken)
    return (file, probe.problem ?? fault ?? excess(probe.facts, type, byteCount: size))
  }

  /// What keeps a picture from being published in other sizes than its own, where that is its size.
  private func excess(_ facts: MediaFacts, _ type: String, byteCount: Int) -> MediaProblem? {
    guard facts.isDrawable, let format = ImageFormat(mimeType: type), let size = facts.pixelSize,
      !PictureStore.isDrawable(byteCount: byteCount, size, as: format)
    else { return nil }
    return .oversized(width: size.width, height: size.height, bytes: byteCount)
  }

  /// Why nothing of a drawing is published; those in `static/` are published as they are.
  private func fault(ofDrawing path: String, byteCount: Int) -> MediaError? {
    guard MediaTypes.isDrawing(path), !path.hasPrefix("static/") else { return nil }
    return MetadataRemoval.fault(ofDrawing: source(path, byteCount: byteCount, limit: ByteSource.standardLimit))
  }

  private func source(_ path: String, byteCount: Int, limit: Int) -> ByteSource {
    ByteSource(byteCount: byteCount, limit: limit) { [files] (offset, limit) throws(MediaError) in
      try files.part(of: path, from: offset, limit: limit)
    }
  }

  private func publishedByteCount(_ path: String, _ type: String, byteCount: Int) -> Int {
    let isDrawing = MediaTypes.isDrawing(path)
    guard isDrawing ? !path.hasPrefix("static/") : settings.metadata == .remove else { return byteCount }
    let type = isDrawing ? MediaTypes.drawing : type
    return MetadataRemoval.edits(of: source(path, byteCount: byteCount, limit: .max), mimeType: type).byteCount
  }

  /// How a picture is published; nil for files that are no pictures that can be drawn.
  private func plan(_ facts: MediaFacts, _ type: String, at path: String, byteCount: Int) -> PicturePlan? {
    guard facts.isDrawable, path.fileName.utf8.count <= Self.longestName,
      let format = ImageFormat(mimeType: type), let size = facts.pixelSize,
      PictureStore.isDrawable(byteCount: byteCount, size, as: format)
    else { return nil }
    return PicturePlan(
      mimeType: type, originalSize: size, isUpright: facts.orientation.isUpright || settings.metadata == .keep,
      keepsOriginal: settings.originals == .publish)
  }

  /// The file with the colour of its picture, or what is wrong with the picture.
  private func decode(_ path: String, _ file: MediaFile) -> MediaRecord.State {
    guard let format = ImageFormat(mimeType: file.mimeType), let size = file.plan?.originalSize ?? file.pixelSize,
      PictureStore.isDrawable(byteCount: file.byteCount ?? 0, size, as: format)
    else { return (file, nil) }
    do throws(MediaError) {
      let colors = try pictures.colors(ofPictureAt: path, as: format, size)
      let shown = MediaFile(
        source: file.source, mimeType: file.mimeType, byteCount: file.byteCount, pixelSize: file.pixelSize,
        duration: file.duration, placeholder: colors.average, dominantColor: colors.dominant, plan: file.plan)
      return (shown, nil)
    } catch {
      // It is copied, whatever the plan.
      let byteCount = (try? files.size(path)).map { publishedByteCount(path, file.mimeType, byteCount: $0) }
      return (
        MediaFile(
          source: file.source, mimeType: file.mimeType, byteCount: byteCount, pixelSize: size, duration: file.duration),
        .broken(error)
      )
    }
  }
}

/// One file of a ``MediaLibrary``, which is read on the first request for it.
private final class MediaRecord: Sendable {
  typealias State = (file: MediaFile, problem: MediaProblem?)

  /// What its first bytes tell.
  let probed = Memo<State>()
  /// What its picture tells, for those who show it.
  let decoded = Memo<State>()

  /// What is known of the file; nil where it has not been read yet.
  var state: State? { decoded.known ?? probed.known }
}

extension ContentFiles {
  func part(of path: String, from offset: Int, limit: Int) throws(MediaError) -> [UInt8] {
    do throws(FileError) {
      return try readPart(path, offset, limit)
    } catch {
      throw .unreadable(reason: error.reason)
    }
  }
}
