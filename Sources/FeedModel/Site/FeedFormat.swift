/// A format in which feeds are published.
public enum FeedFormat: String, CaseIterable, Sendable {
  /// RSS 2.0.
  case rss
  /// Atom 1.0 (RFC 4287).
  case atom
  /// JSON Feed 1.1.
  case json

  /// What the format is called.
  public var name: String {
    switch self {
    case .rss: "RSS"
    case .atom: "Atom"
    case .json: "JSON Feed"
    }
  }

  /// The MIME type.
  public var mimeType: String {
    switch self {
    case .rss: "application/rss+xml"
    case .atom: "application/atom+xml"
    case .json: "application/feed+json"
    }
  }

  /// How the file is called in the folder of a wall, and what stands behind the dot.
  package var file: (name: String, ending: String) {
    switch self {
    case .rss: ("feed", "xml")
    case .atom: ("atom", "xml")
    case .json: ("feed", "json")
    }
  }
}
