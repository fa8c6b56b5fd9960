/// What can be wrong with a Markdown body.
public enum BodyProblem: ProblemKind {
  /// An image says nothing to those who do not see it.
  case missingAlt(image: String)
  /// A link to the site itself leads to no file and no entry; `nearest` is the address that was probably meant.
  case deadLink(String, nearest: String? = nil)
  /// The address of a link or image holds a space, which makes text of it.
  case spacedAddress(String)
  /// A link leads to a page that exists and to a place on it that does not; `nearest` was probably meant.
  case missingAnchor(String, nearest: String? = nil)
  /// The address of a link or image could run a program or open a local file, so it was left out.
  case unsafeLink(String)
  /// The address of a link or image in raw HTML could run a program or open a local file: it stays on pages only.
  case unsafeRawLink(String)
  /// Tags of raw HTML were left out.
  case rawHTML(String)
  /// An attribute in braces was left out: it is not allowed, not on this element, or not with this value.
  case droppedAttribute(name: String)
  /// An attribute list that stands behind nothing that takes attributes.
  case strayAttributes
  /// An attribute list without the brace that closes it.
  case unclosedAttributes
  /// A name for links that an element before has already.
  case repeatedName(String)
  /// A reference to a footnote that is not there, by its label; `nearest` was probably meant.
  case unknownFootnote(String, nearest: String? = nil)
  /// A footnote that nothing refers to, by its label.
  case unusedFootnote(String)
  /// Another footnote with the label of one before it.
  case duplicateFootnote(String)
  /// The body holds more of something than is read; what comes behind stays text.
  case limitExceeded(MarkdownLimit, Int)
  /// The body is larger than feedsite renders.
  case tooLarge(bytes: Int, limit: Int)

  /// The name of each case, and how serious it is.
  public var traits: (code: String, severity: Severity) {
    switch self {
    case .missingAlt: ("missing-alt", .warning)
    case .deadLink: ("dead-link", .warning)
    case .spacedAddress: ("spaced-address", .warning)
    case .missingAnchor: ("missing-anchor", .warning)
    case .unsafeLink: ("unsafe-link", .warning)
    case .unsafeRawLink: ("unsafe-raw-link", .warning)
    case .rawHTML: ("raw-html", .warning)
    case .droppedAttribute: ("dropped-attribute", .warning)
    case .strayAttributes: ("stray-attributes", .warning)
    case .unclosedAttributes: ("unclosed-attributes", .warning)
    case .repeatedName: ("repeated-name", .warning)
    case .unknownFootnote: ("unknown-footnote", .warning)
    case .unusedFootnote: ("unused-footnote", .warning)
    case .duplicateFootnote: ("duplicate-footnote", .warning)
    case .limitExceeded: ("markdown-limit", .warning)
    case .tooLarge: ("body-too-large", .error)
    }
  }
}

/// What a body may hold only so much of beyond CommonMark, so that memory stays in proportion to the text.
public enum MarkdownLimit: String, Hashable, Sendable {
  /// Lines that are footnotes, definitions or lists of attributes.
  case lines
  /// Cells of tables.
  case cells
  /// Addresses, names, marks and other pieces of text.
  case pieces
}
