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
