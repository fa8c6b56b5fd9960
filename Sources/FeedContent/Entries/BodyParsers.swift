import FeedMarkdown
import FeedModel

/// The parsers of bodies: only a note may name tags and people in its text.
struct BodyParsers: Sendable {
  private let notes: MarkdownParser
  private let others: MarkdownParser

  /// Creates the parsers of a site.
  init(options: MarkdownOptions) {
    var withoutNames = options
    withoutNames.extensions.subtract([.hashtags, .mentions])
    notes = MarkdownParser(options: options)
    others = MarkdownParser(options: withoutNames)
  }

  /// The size in bytes above which a body is refused.
  var sizeLimit: Int { notes.options.sizeLimit }

  /// The parser of a file of some role.
  func parser(for role: ScannedFile.Role) -> MarkdownParser { role == .entry(.text) ? notes : others }
}
