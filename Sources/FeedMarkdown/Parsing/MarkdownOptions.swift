/// How Markdown is read.
public struct MarkdownOptions: Hashable, Sendable {
  /// What is read beyond CommonMark.
  public var extensions: MarkdownExtensions
  /// What happens to tags in the text.
  public var rawHTML: RawHTMLPolicy
  /// The size in bytes above which a body is refused; 1 MiB by default, never more than 64 MiB.
  public var sizeLimit: Int {
    didSet { sizeLimit = min(sizeLimit, Self.largestSizeLimit) }
  }

  private static let largestSizeLimit = 1 << 26

  /// Creates options: without arguments, those of a site whose settings say nothing.
  public init(
    extensions: MarkdownExtensions = .standard, rawHTML: RawHTMLPolicy = .harmless, sizeLimit: Int = 1 << 20
  ) {
    self.extensions = extensions
    self.rawHTML = rawHTML
    self.sizeLimit = min(sizeLimit, Self.largestSizeLimit)
  }

  /// CommonMark 0.30 and nothing else, raw HTML included.
  public static let commonMark = MarkdownOptions(extensions: [], rawHTML: .kept)

  /// GitHub Flavored Markdown 0.29: the extensions of its specification, its disallowed raw HTML filtered.
  public static let gfm = MarkdownOptions(extensions: .gfm, rawHTML: .tagfilter)
}

/// What happens to raw HTML on pages; in feeds it is always sanitised.
public enum RawHTMLPolicy: String, Hashable, Sendable, CaseIterable {
  /// Tags that can do no harm are kept, with the attributes that can do none; other tags are left out, with one warning
  /// per body. A frame becomes an embed or a link.
  case harmless
  /// Tags are left out, with one warning per body; words and images are kept.
  case dropped
  /// Tags are kept, but those that change how the rest of a page is read are shown as text (GFM 0.29, section 6.11).
  ///
  /// That is no protection: event handlers, for example, stay.
  case tagfilter
  /// Tags are kept as they are written.
  case kept
}
