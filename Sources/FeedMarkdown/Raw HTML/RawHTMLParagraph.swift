/// The paragraph that a block of raw HTML becomes.
struct RawHTMLParagraph {
  /// Whether only its plain text is wanted.
  var isOnlyHeard = false
  /// Whether there is anything in it.
  var isOpen = false
  /// Whether a space belongs before what follows.
  var isApart = false
}
