/// A part of a text node that a pass took apart.
enum InlinePiece {
  /// What stays text.
  case text(Range<Int>)
  /// Text that is written otherwise than it is read, such as an emoji.
  case replacement(String, Range<Int>)
  /// A run of marks.
  case delimiter(Range<Int>, (kind: DelimiterKind, canOpen: Bool, canClose: Bool))
  /// An address.
  case autolink(Autolink)
  /// A tag; the range holds the `#`.
  case hashtag(Range<Int>)
  /// A person; the range holds the `@`.
  case mention(Range<Int>)
  /// A reference to a footnote.
  case footnote(label: String)
  /// A list of attributes, which is left out where it stands behind nothing that takes it.
  case attributeList(AttributeList, Range<Int>, isUnclosed: Bool)

  /// A new node that stands for the piece of `text`.
  func node(of text: [UInt8]) -> CmarkNode? {
    switch self {
    case .text(let range), .delimiter(let range, _): return .text(text[range])
    case .replacement(let replacement, _): return .text(replacement.utf8)
    case .autolink(let autolink):
      let address = SmartText.undone(text[autolink.range])
      return Self.link(autolink.prefix + String(decoding: address, as: UTF8.self), address)
    case .hashtag(let range):
      return Self.link(String(decoding: text[range].dropFirst(), as: UTF8.self), text[range], .hashtag)
    case .mention(let range):
      return Self.link(String(decoding: text[range].dropFirst(), as: UTF8.self), text[range], .mention)
    case .footnote(let label): return .inline(.footnote, label: label)
    case .attributeList: return nil
    }
  }

  private static func link(_ destination: String, _ text: some Collection<UInt8>, _ variant: LinkVariant? = nil)
    -> CmarkNode?
  {
    guard let link = CmarkNode.link(to: destination), let text = CmarkNode.text(text) else { return nil }
    link.append(text)
    if let variant { link.setVariant(variant.rawValue) }
    return link
  }
}

/// What a node stands for that a pass put into the text: the variant of a custom node of cmark.
enum InlineMeaning: Int {
  case strikethrough = 1
  case mark
  case `subscript`
  case superscript
  case task
  case doneTask
  /// A reference to a footnote, whose label the node holds.
  case footnote

  /// The start tag, without its end, and the end tag of the element around the text within; nil where there is none.
  var tags: (start: StaticString, end: StaticString)? {
    switch self {
    case .strikethrough: ("<del", "</del>")
    case .mark: ("<mark", "</mark>")
    case .subscript: ("<sub", "</sub>")
    case .superscript: ("<sup", "</sup>")
    case .task, .doneTask, .footnote: nil
    }
  }
}

/// What a pass made a link of, apart from addresses.
enum LinkVariant: Int {
  case hashtag = 1
  case mention

  /// What such a link is used for.
  var kind: MarkdownLink.Kind {
    switch self {
    case .hashtag: .hashtag
    case .mention: .mention
    }
  }
}
