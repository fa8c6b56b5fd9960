/// How a paragraph is written.
enum ParagraphForm {
  /// With tags of its own.
  case paragraph
  /// As text alone, as in tight lists.
  case bare
  /// As terms that definitions follow, a line each.
  case terms
}
