/// What a player plays.
package enum MediaKind: String, Hashable, Sendable {
  /// Sound.
  case audio
  /// Film.
  case video

  /// What the file at an address is that browsers play, told by the ending of its name, whatever the case, its query
  /// and fragment left out; nil for any other.
  ///
  /// `ogg` counts as sound, as browsers and RFC 5334 have it, `webm` as film.
  package init?(address: String) {
    guard let name = Self.fileName(of: address) else { return nil }
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else { return nil }
    let ending = name[name.index(after: dot)...]
    // No ending is longer; what is, is not worth a string.
    guard (1...4).contains(ending.count), let kind = String(ending).flatMap({ Self.kinds[$0.lowercased()] }) else {
      return nil
    }
    self = kind
  }

  /// What a link to such a file is used for.
  var linkKind: MarkdownLink.Kind {
    switch self {
    case .audio: .audio
    case .video: .video
    }
  }

  private static let kinds: [String: MediaKind] = [
    "mp3": .audio, "m4a": .audio, "aac": .audio, "ogg": .audio, "oga": .audio, "opus": .audio, "flac": .audio,
    "wav": .audio, "weba": .audio, "mp4": .video, "m4v": .video, "webm": .video, "ogv": .video, "mov": .video,
  ]

  /// What stands after the last slash of the path; nil where the address has no path, as `https://example.mov` has not.
  static func fileName(of address: String) -> Substring.UTF8View? {
    var path = address[...].utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    if let slash = path.firstIndex(of: UInt8(ascii: "/")), path[slash...].dropFirst().first == UInt8(ascii: "/") {
      let host = path[slash...].dropFirst(2)
      guard let start = host.firstIndex(of: UInt8(ascii: "/")) else { return nil }
      path = host[start...]
    }
    return path.lastIndex(of: UInt8(ascii: "/")).map { path[path.index(after: $0)...] } ?? path
  }
}
