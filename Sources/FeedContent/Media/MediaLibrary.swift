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
    let source = ByteSource(byteCount: size) { [files] (offset, limit) throws(MediaError) in
      try files.part(of: path, from: offset, limit: limit)
    }
    let probe = MediaProbe(source, named: named)
    let file = MediaFile(
      source: .published(route), mimeType: probe.facts.mimeType ?? named, byteCount: size,
      pixelSize: probe.facts.pixelSize, duration: probe.facts.duration)
    return (file, probe.problem)
  }

  /// The file with the colour of its picture, or what is wrong with the picture.
  private func decode(_ path: String, _ file: MediaFile) -> (file: MediaFile, problem: MediaProblem?) {
    do throws(MediaError) {
      return (file.showing(try pictures.color(of: file, at: path)), nil)
    } catch {
      return (file, .broken(error))
    }
  }
}

/// One file of a ``MediaLibrary``, which is looked at by the first who asks for it.
private final class MediaRecord: Sendable {
  private struct State {
    var file: MediaFile
    var problem: MediaProblem?
    var isDecoded = false
  }

  private let found = Mutex<State?>(nil)

  /// The file; `probe` is called once, whoever asks, and so is `decode` for those who show it.
  func file(
    isShown: Bool, _ probe: () -> (file: MediaFile, problem: MediaProblem?),
    decode: (MediaFile) -> (file: MediaFile, problem: MediaProblem?)
  ) -> MediaFile {
    found.withLock { found in
      var state: State
      if let found {
        state = found
      } else {
        let result = probe()
        state = State(file: result.file, problem: result.problem)
      }
      // Of a file that is broken already nobody wants to hear more.
      if isShown, !state.isDecoded, state.problem == nil {
        let result = decode(state.file)
        state = State(file: result.file, problem: result.problem, isDecoded: true)
      }
      found = state
      return state.file
    }
  }

  /// What is wrong with the file.
  var problem: MediaProblem? { found.withLock { $0?.problem } }
}

extension MediaFile {
  /// The same file with the colour of its picture.
  fileprivate func showing(_ placeholder: PlaceholderColor?) -> MediaFile {
    MediaFile(
      source: source, mimeType: mimeType, byteCount: byteCount, pixelSize: pixelSize, duration: duration,
      placeholder: placeholder)
  }
}

extension ContentFiles {
  /// Bytes of a media file from an offset on.
  func part(of path: String, from offset: Int, limit: Int) throws(MediaError) -> [UInt8] {
    do throws(FileError) {
      return try readPart(path, offset, limit)
    } catch {
      throw .unreadable(reason: error.reason)
    }
  }
}
