public import FeedDiagnostics

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
  /// What a destination is used for.
  public enum Kind: Hashable, Sendable {
    /// Something to go to.
    case link
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
  var className: StaticString? {
    switch self {
    case .hashtag: "hashtag"
    case .mention: "mention"
    case .link, .image, .audio, .video: nil
    }
  }
}
