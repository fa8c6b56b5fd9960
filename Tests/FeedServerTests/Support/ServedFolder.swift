import FeedServer
import Foundation
import TestSupport
import Testing

/// A folder with a small site, and a secret beside it that nobody may read.
final class ServedFolder: Sendable {
  static let secret = "the-secret-beside-the-site"
  /// The bytes of ``large``, which are more than buffers of the system take.
  static let largeSize = 6_000_000
  /// A large file of the site.
  let large = "large.bin"
  private let folder: TemporaryFolder
  let site: RenderedSite

  init() throws {
    folder = try TemporaryFolder()
    let files = [
      "public/index.html": "<!doctype html><title>Home</title>",
      "public/404.html": "<!doctype html><title>Lost</title>",
      "public/notes/index.html": "<!doctype html><title>Notes</title>", "public/feed.xml": "<rss/>",
      "public/song.m4a": String((0..<1000).map { Character(UnicodeScalar(UInt8(97 + $0 % 26))) }),
      "public/empty.txt": "", "public/\(large)": "",
      "public/.hidden": Self.secret, "public/.git/config": Self.secret, "secret.txt": Self.secret,
      "outside/index.html": Self.secret, "public-secret/index.html": Self.secret,
    ]
    for (path, text) in files { try folder.put(text, at: path) }
    // Nothing is written of it but its length.
    let handle = try FileHandle(forWritingTo: URL(filePath: folder.path(of: "public/\(large)")))
    try handle.truncate(atOffset: UInt64(Self.largeSize))
    try handle.close()
    for (name, target) in [
      ("link.txt", "../secret.txt"), ("linked", "../outside"), ("sibling", "../public-secret"),
      ("inside.xml", "feed.xml"),
    ] { try folder.link("public/\(name)", to: target) }
    site = try #require(RenderedSite(folder: folder.path(of: "public")))
  }
}
