/// The type of a file of sound or film that browsers play, told by the ending of its name.
package struct MediaFileType: Hashable, Sendable {
  /// Whether it is heard or seen.
  package let kind: MediaKind
  /// The media type, such as `audio/mpeg` (the registry of IANA).
  package let mimeType: String

  /// The type that an address ends in, its query and fragment left out, whatever the case; nil for any other.
  ///
  /// `ogg` counts as sound, as browsers and RFC 5334 have it, `webm` as film.
  package init?(address: String) {
    guard let name = Self.fileName(of: address) else { return nil }
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else { return nil }
    let ending = name[name.index(after: dot)...]
    // No ending is longer; what is, is not worth a string.
    guard (1...4).contains(ending.count), let type = String(ending).flatMap({ Self.types[$0.lowercased()] }) else {
      return nil
    }
    mimeType = type
    kind = type.hasPrefix("audio/") ? .audio : .video
  }

  private static let types = [
    "mp3": "audio/mpeg", "m4a": "audio/mp4", "aac": "audio/aac", "ogg": "audio/ogg", "oga": "audio/ogg",
    "opus": "audio/ogg", "flac": "audio/flac", "wav": "audio/wav", "weba": "audio/webm",
    "mp4": "video/mp4", "m4v": "video/mp4", "webm": "video/webm", "ogv": "video/ogg", "mov": "video/quicktime",
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

/// What a player plays.
package enum MediaKind: String, Hashable, Sendable {
  /// Sound.
  case audio
  /// Film.
  case video
}

extension MediaFileType {
  /// What a link to the file is used for.
  var linkKind: MarkdownLink.Kind {
    switch kind {
    case .audio: .audio
    case .video: .video
    }
  }
}
