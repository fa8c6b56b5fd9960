/// What a node stands for that a pass put into the text, by the name that cmark keeps for it.
enum InlineMeaning: String {
  case strikethrough = "del"
  case mark
  case `subscript` = "sub"
  case superscript = "sup"
  case task
  case doneTask
  /// A reference to a footnote; the label follows the name and a colon.
  case footnote

  /// The element of HTML that holds the text within; nil where the node holds none.
  var element: String? {
    switch self {
    case .strikethrough, .mark, .subscript, .superscript: rawValue
    case .task, .doneTask, .footnote: nil
    }
  }
}
