/// A run of marks that may begin or end a piece of text.
struct DelimiterRun {
  /// The text node that holds the run and nothing else.
  let node: CmarkNode
  let kind: DelimiterKind
  /// Whether it is left-flanking (CommonMark 0.30, section 6.2).
  let canOpen: Bool
  /// Whether it is right-flanking.
  let canClose: Bool
  /// How much space stands before it among its siblings.
  let spaceBefore: Int
}
