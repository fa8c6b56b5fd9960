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
  /// An attribute list that follows nothing that takes attributes.
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
  /// The body holds more of something than is read; what comes after stays text.
  case limitExceeded(MarkdownLimit, Int)
  /// A paragraph begins more images than feedsite renders.
  case tooManyImages(limit: Int)
  /// The body is larger than feedsite renders.
  case tooLarge(bytes: Int, limit: Int)

  package var traits: (code: String, severity: Severity) {
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
    case .tooManyImages, .tooLarge: ("body-too-large", .error)
    }
  }

  package var words: String {
    switch self {
    case .missingAlt(let image):
      "the image \(Self.quoted(image)) has no alternative text; say what it shows for those who cannot see it"
    case .deadLink(let link, let nearest):
      "the link \(Self.quoted(link)) leads to no file and no entry of this site" + Self.question(nearest)
    case .spacedAddress(let address):
      "the address \(Self.quoted(address)) stays text, since a space ends it; write it in angle brackets, as <\(address)>"
    case .missingAnchor(let link, let nearest):
      "the link \(Self.quoted(link)) names a place that its page does not have" + Self.question(nearest)
    case .unsafeLink(let link):
      "the address \(Self.quoted(link)) could run a program or open a local file and is left out; write one with https"
    case .unsafeRawLink(let link):
      "the address \(Self.quoted(link)) in raw HTML could run a program or open a local file; pages keep it as it is "
        + "written, and feeds leave it out"
    case .rawHTML(let tag):
      "tags such as \(Self.quoted(tag)) are left out; write it as Markdown, "
        + "or allow raw HTML with markdown: {html: true} in site.yml"
    case .droppedAttribute(let name):
      "the attribute \(Self.quoted(name)) is not allowed here, or not with this value; remove it from the braces"
    case .strayAttributes:
      "this attribute list belongs to nothing; put it right after a link, an image or marked words, at the end of a "
        + "heading, or on a line of its own below a block"
    case .unclosedAttributes:
      "this attribute list has no closing brace; add } after it"
    case .repeatedName(let name):
      "the id \(Self.quoted(name)) belongs to something above already and is left out; choose another one"
    case .unknownFootnote(let label, let nearest):
      "there is no footnote [^\(label)]; "
        + (nearest.map { "did you mean [^\($0)]?" }
          ?? "write [^\(label)]: and its words on a line of its own, or \\[^\(label)] where none is meant")
    case .unusedFootnote(let label):
      "nothing refers to the footnote [^\(label)], so it is left out; write [^\(label)] where it belongs"
    case .duplicateFootnote(let label):
      "there are two footnotes [^\(label)], and the first one is shown; give this one a label of its own"
    case .limitExceeded(let kind, let limit):
      "the body has more than \(limit) \(kind.rawValue); from here on they stay text, so split the body"
    case .tooManyImages(let limit):
      "a paragraph begins more than \(limit) images here; put an empty line between some of them"
    case .tooLarge(let bytes, let limit):
      "the body has \(bytes) bytes, more than the \(limit) that feedsite renders; split it"
    }
  }

  private static func question(_ nearest: String?) -> String {
    nearest.map { "; did you mean \(quoted($0))?" } ?? ""
  }
}

/// What a body may hold only so much of beyond CommonMark, so that memory stays in proportion to the text; and what
/// messages call it.
public enum MarkdownLimit: String, Hashable, Sendable {
  /// Lines that are footnotes, definitions or lists of attributes.
  case lines = "footnotes, definitions and lines of attributes"
  case cells = "cells of tables"
  /// Addresses, names, marks and other pieces of text.
  case pieces = "addresses, names, marks and pieces of text between them"
}
