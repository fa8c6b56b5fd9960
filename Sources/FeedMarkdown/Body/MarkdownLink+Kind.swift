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
