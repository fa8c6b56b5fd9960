extension MarkdownLink {
  /// What a destination is used for.
  public enum Kind: Hashable, Sendable {
    /// Something to go to.
    case link
    /// Something to show.
    case image
  }
}
