import FeedDiagnostics
import FeedModel
import Synchronization

/// What is known of the media files of a content folder; each file is looked at once.
final class MediaLibrary: Sendable {
  private let files: ContentFiles
  /// What messages put before a content path, for example `content/`.
  private let displayPrefix: String
  private let known = Mutex<[String: MediaRecord]>([:])
  private let pictures: PictureColors

  init(files: ContentFiles, displayPrefix: String = "") {
    self.files = files
    self.pictures = PictureColors(files: files)
    self.displayPrefix = displayPrefix
  }

  /// The file at a content path, published at a route.
  ///
  /// Who asks for a file that somebody else is looking at waits for it; nobody waits for other files.
  ///
  /// - Parameter isShown: Whether pages show it as a picture of an entry, for which they want its colour.
  func file(at path: String, publishedAt route: Route, isShown: Bool = false) -> MediaFile {
    let record = known.withLock { known in
      if let record = known[path] { return record }
      let record = MediaRecord()
      known[path] = record
      return record
    }
    return record.file(isShown: isShown) {
      probe(path, route)
    } decode: {
      decode(path, $0)
    }
  }

  /// What is wrong with files; a file that turned out to be unfit where it was named is nobody's concern.
  func diagnostics(of paths: some Sequence<String>) -> [Diagnostic] {
    let known = known.withLock { $0 }
    return paths.compactMap { path in
      known[path]?.problem.map { Diagnostic(.media($0), at: SourceLocation(file: displayPrefix + path)) }
    }
  }

  private func probe(_ path: String, _ route: Route) -> (file: MediaFile, problem: MediaProblem?) {
    let named = MediaTypes.type(ofFile: path)
    let size: Int
    do throws(FileError) {
      size = try files.size(path)
    } catch {
      let file = MediaFile(source: .published(route), mimeType: named)
      return (file, .broken(.unreadable(reason: error.reason)))
    }
    let source = ByteSource(byteCount: size) { [files] (offset, limit) throws(FileError) in
      try files.readPart(path, offset, limit)
    }
    let probe = MediaProbe(source, named: named)
    let file = MediaFile(
      source: .published(route), mimeType: probe.facts.mimeType ?? named, byteCount: size,
      pixelSize: probe.facts.pixelSize, duration: probe.facts.duration)
    return (file, probe.problem)
  }

  /// The file with the colour of its picture, or what is wrong with the picture.
  private func decode(_ path: String, _ file: MediaFile) -> (file: MediaFile, problem: MediaProblem?) {
    do throws(MediaFault) {
      return (file.showing(try pictures.color(of: file, at: path)), nil)
    } catch {
      return (file, .broken(error))
    }
  }
}

extension MediaFile {
  /// The same file with the colour of its picture.
  func showing(_ placeholder: PlaceholderColor?) -> MediaFile {
    MediaFile(
      source: source, mimeType: mimeType, byteCount: byteCount, pixelSize: pixelSize, duration: duration,
      placeholder: placeholder)
  }
}
