import FeedContent
import Foundation
import Testing

/// A small real file of `Fixtures/media` with the facts that ffprobe, exiftool and heif-info find in it.
struct MediaFixture: Sendable, CustomTestStringConvertible {
  let name: String
  let type: String
  var width: Int?
  var height: Int?
  /// Milliseconds; what players skip at both ends is left out, which ffprobe counts for MP3.
  var duration: Int?

  var testDescription: String { name }

  var bytes: [UInt8] {
    get throws {
      let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      return [UInt8](try Data(contentsOf: folder.appending(path: "Fixtures/media").appending(path: name)))
    }
  }

  /// The type that the file's name promises.
  var named: String { MediaTypes.type(ofFile: name) }

  static let all = [
    MediaFixture(name: "plain.jpg", type: "image/jpeg", width: 48, height: 32),
    MediaFixture(name: "turned.jpg", type: "image/jpeg", width: 32, height: 48),
    MediaFixture(name: "plain.png", type: "image/png", width: 48, height: 32),
    MediaFixture(name: "turned.png", type: "image/png", width: 32, height: 48),
    MediaFixture(name: "plain.gif", type: "image/gif", width: 48, height: 32),
    MediaFixture(name: "lossy.webp", type: "image/webp", width: 48, height: 32),
    MediaFixture(name: "lossless.webp", type: "image/webp", width: 48, height: 32),
    MediaFixture(name: "extended.webp", type: "image/webp", width: 48, height: 32),
    MediaFixture(name: "turned.webp", type: "image/webp", width: 32, height: 48),
    MediaFixture(name: "plain.avif", type: "image/avif", width: 48, height: 32),
    MediaFixture(name: "turned.avif", type: "image/avif", width: 32, height: 48),
    MediaFixture(name: "units.svg", type: "image/svg+xml", width: 48, height: 32),
    MediaFixture(name: "info.mp3", type: "audio/mpeg", duration: 500),
    MediaFixture(name: "plain.mp3", type: "audio/mpeg", duration: 648),
    MediaFixture(name: "sound.m4a", type: "audio/mp4", duration: 500),
    MediaFixture(name: "sound.opus", type: "audio/ogg", duration: 500),
    MediaFixture(name: "sound.flac", type: "audio/flac", duration: 500),
    MediaFixture(name: "sound.wav", type: "audio/wav", duration: 100),
    MediaFixture(name: "wide.wav", type: "audio/wav", duration: 100),
    MediaFixture(name: "sound.weba", type: "audio/webm", duration: 208),
    MediaFixture(name: "film.mp4", type: "video/mp4", width: 48, height: 32, duration: 200),
    MediaFixture(name: "turned.mp4", type: "video/mp4", width: 32, height: 48, duration: 200),
    MediaFixture(name: "pieces.mp4", type: "video/mp4", width: 48, height: 32, duration: 200),
    MediaFixture(name: "film.mov", type: "video/quicktime", width: 48, height: 32, duration: 200),
    MediaFixture(name: "film.webm", type: "video/webm", width: 48, height: 32, duration: 200),
  ]
}
