import FeedDiagnostics
import FeedModel

/// Finds files of pictures, sound and film that are there and that nobody sees.
struct OrphanCheck {
  let check: SiteCheck
  /// The files that pages lead to or show.
  let shown: Set<String>

  /// What other programs look for by its name, without being led to it.
  private static let wellKnown = ["favicon", "apple-touch-icon", ".well-known/"]
  private static let media: Set = [
    "png", "jpg", "jpeg", "gif", "webp", "avif", "svg", "apng", "bmp", "heic", "ico", "tif", "tiff", "jxl", "mp3",
    "m4a",
    "aac", "ogg", "oga", "opus", "flac", "wav", "aif", "aiff", "mp4", "m4v", "webm", "ogv", "mov", "mkv", "avi",
  ]
  private static let texts: Set = ["html", "htm", "css", "js", "mjs", "json", "xml", "svg", "webmanifest", "txt"]

  /// A warning for each.
  func diagnostics(unusedFiles: [String]) -> [Diagnostic] {
    let candidates = check.input.files.filter { file in
      Self.media.contains(Self.extension(of: file.path)) && !shown.contains(file.route.file)
        && !Self.wellKnown.contains { file.route.file.hasPrefix($0) }
    }
    let named = candidates.isEmpty ? [] : namesInFiles()
    let published = candidates.filter { !named.contains(Self.name(of: $0.path)) }
    return published.map {
      Diagnostic(.check(.orphanedFile(isPublished: true)), at: SourceLocation(file: $0.location))
    }
      + unusedFiles.map { Diagnostic(.check(.orphanedFile(isPublished: false)), at: SourceLocation(file: $0)) }
  }

  /// The names of files that style sheets, scripts and other texts of the site and of the theme hold, and feeds.
  private func namesInFiles() -> Set<String> {
    var names: Set<String> = []
    for item in check.table.items where Self.texts.contains(Self.extension(of: item.file)) {
      let isPage = item.file.hasSuffix(".html")
      if case .bytes = item.content, isPage { continue }
      for word in (check.bytes(of: item) ?? []).split(whereSeparator: Self.endsName) {
        let name = URLReference.decoded(String(decoding: word, as: UTF8.self))
        if Self.media.contains(Self.extension(of: name)) { names.insert(name) }
      }
    }
    return names
  }

  private static func endsName(_ byte: UInt8) -> Bool { byte <= 0x20 || "\"'()<>/,;:=?#&\\".utf8.contains(byte) }

  private static func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  private static func `extension`(of path: String) -> String {
    path.lastIndex(of: ".").map { path[path.index(after: $0)...].lowercased() } ?? ""
  }
}
