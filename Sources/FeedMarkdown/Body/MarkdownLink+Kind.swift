extension MarkdownLink {
  /// What a destination is used for.
  public enum Kind: Hashable, Sendable {
    /// Something to go to.
    case link
    /// Something to show.
    case image
    /// A file of sound, to play.
    case audio
    /// A film, to play.
    case video
    /// A tag named in the text; the destination is its name, without the `#`.
    case hashtag
    /// A person named in the text; the destination is what stands after the `@`.
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
