public import FeedDiagnostics
internal import FeedHighlighting

/// A link or an image of a body, as it was written.
public struct MarkdownLink: Hashable, Sendable {
  /// Whether it is a link or an image.
  public internal(set) var kind: Kind
  /// The destination, its entities and backslashes decoded; empty where that of an image was unsafe.
  public let destination: String
  /// The title; empty where there is none.
  public let title: String
  /// The plain text of a link, the alternative text of an image.
  public internal(set) var text: String
  /// Where it is: the line of the file, and the column if that is known.
  public let location: SourceLocation

  /// The index of its attributes in the body's lists; nil where it has none.
  var attributes: Int?

  /// Creates a link or an image.
  public init(kind: Kind, destination: String, title: String = "", text: String = "", location: SourceLocation) {
    self.kind = kind
    self.destination = destination
    self.title = title
    self.text = text
    self.location = location
  }
}

extension MarkdownLink {
  /// What a destination is used for; the numbers are the variants of links in cmark's tree.
  public enum Kind: Int, Hashable, Sendable {
    /// Something to go to, as links are by themselves.
    case link = 0
    /// Something to show.
    case image
    /// An audio file, to play.
    case audio
    /// A video, to play.
    case video
    /// A tag named in the text; the destination is its name, without the `#`.
    case hashtag
    /// A person named in the text; the destination is the name, without the `@`.
    case mention
  }
}

extension MarkdownLink.Kind {
  /// The name of the class that tells such a link from others on pages; nil where none does.
  var className: String? {
    switch self {
    case .hashtag: "hashtag"
    case .mention: "mention"
    case .link, .image, .audio, .video: nil
    }
  }

  /// The sort of a media file that browsers play, by the extension in its address, ignoring case, query and fragment;
  /// nil for any other.
  ///
  /// `ogg` counts as audio, as in browsers and RFC 5334, and `webm` as video.
  package init?(mediaAt address: String) {
    guard let name = Self.fileName(of: address) else { return nil }
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else { return nil }
    let ending = name[name.index(after: dot)...]
    // No ending is longer; what is, is not worth a string.
    guard (1...4).contains(ending.count), let kind = String(ending).flatMap({ Self.media[$0.lowercased()] }) else {
      return nil
    }
    self = kind
  }

  private static let media: [String: Self] = [
    "mp3": .audio, "m4a": .audio, "aac": .audio, "ogg": .audio, "oga": .audio, "opus": .audio, "flac": .audio,
    "wav": .audio, "weba": .audio, "mp4": .video, "m4v": .video, "webm": .video, "ogv": .video, "mov": .video,
  ]

  /// What is after the last slash of the path; nil where the address has no path, as `https://example.mov` has not.
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

/// Destinations that could run code or read local files.
enum UnsafeDestination {
  private static let schemes = ["javascript:", "vbscript:", "file:", "data:"].map { Array($0.utf8) }
  private static let initials = ByteSet("jvfdJVFD")
  private static let imageTypes = ["png", "gif", "jpeg", "webp"].map { Array("data:image/\($0)".utf8) }

  /// The destination, or an empty one where it is unsafe.
  ///
  /// The rule is that of cmark's safe mode. Control characters before and inside the scheme, which browsers skip
  /// (WHATWG URL, section 4.4), are skipped here as well.
  static func removed(from destination: String) -> String {
    guard let first = destination.utf8.first(where: { $0 > UInt8(ascii: " ") }), initials.contains(first),
      destination.utf8.contains(UInt8(ascii: ":"))
    else { return destination }
    let start = lowercased(destination.utf8.lazy.filter { $0 > UInt8(ascii: " ") }.prefix(16))
    guard schemes.contains(where: { start.starts(with: $0) }) else { return destination }
    // What browsers do not skip makes another type of it.
    let written = lowercased(destination.utf8.prefix(16))
    return imageTypes.contains { written.starts(with: $0) } ? destination : ""
  }

  private static func lowercased(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    bytes.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 ? $0 | 0x20 : $0 }
  }
}
