package import FeedMarkdown

/// What the fuzzer hands over: the first byte chooses the options, the rest is the text.
///
/// `0` stands for every extension, `1` for the usual ones, `2` for none, `3` for those whose bits the next three bytes
/// have; 4 more filters raw HTML, 8 more keeps it. Seeds begin with such a digit and a line feed.
package struct FuzzInput {
  /// How the body is read.
  package let options: MarkdownOptions
  /// The body.
  package let text: String

  /// Reads an input.
  package init(_ bytes: [UInt8]) {
    var rest = bytes[...]
    let choice = rest.popFirst() ?? 0
    let extensions: MarkdownExtensions
    switch choice & 3 {
    case 0: extensions = .all
    case 1: extensions = .standard
    case 2: extensions = []
    default:
      let bits = rest.prefix(3).reduce(0) { $0 << 8 | UInt32($1) }
      rest = rest.dropFirst(3)
      extensions = MarkdownExtensions(rawValue: bits).intersection(.all)
    }
    let policy: RawHTMLPolicy =
      switch choice >> 2 & 3 {
      case 1: .tagfilter
      case 2: .kept
      case 3: .harmless
      default: .dropped
      }
    options = MarkdownOptions(extensions: extensions, rawHTML: policy)
    text = String(decoding: rest, as: UTF8.self)
  }
}
