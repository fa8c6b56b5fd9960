import Foundation

/// A small real file of `Files` with the facts that ffprobe, exiftool and heif-info find in it.
package struct MediaFixture: Sendable, CustomStringConvertible {
  package let name: String
  package let type: String
  package var width: Int?
  package var height: Int?
  /// Milliseconds; what players skip at both ends is left out, which ffprobe counts for MP3.
  package var duration: Int?

  package var description: String { name }

  /// Where the files stand.
  package static var folder: String {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Files").path
  }

  package var bytes: [UInt8] {
    get throws { [UInt8](try Data(contentsOf: URL(filePath: Self.folder).appending(path: name))) }
  }

  package static let all: [MediaFixture] = [
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

  /// A whole small file for a name that ends as media files do; nil for others.
  package static func bytes(forFile name: String) -> [UInt8]? {
    let extensions = [
      "jpg": "plain.jpg", "jpeg": "plain.jpg", "png": "plain.png", "mp3": "info.mp3", "mp4": "film.mp4",
    ]
    guard let fixture = name.split(separator: ".").last.flatMap({ extensions[String($0)] }) else { return nil }
    return all.first { $0.name == fixture }.flatMap { try? $0.bytes }
  }
}
