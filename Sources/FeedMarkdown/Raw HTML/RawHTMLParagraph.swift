/// The paragraph that a block of raw HTML becomes.
struct RawHTMLParagraph {
  /// Whether there is anything in it.
  var isOpen = false
  /// Whether a space belongs before what follows.
  var isApart = false
}
