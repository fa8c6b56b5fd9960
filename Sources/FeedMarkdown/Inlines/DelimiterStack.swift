/// Finds the runs of marks that belong together among the children of a node, and puts what is between them into a
/// node of its own.
struct DelimiterStack {
  private var open: [DelimiterRun] = []
  /// How many runs of each kind are open.
  private var openCounts = SIMD8<Int>()

  /// Takes the next run, and gives the node that it closes; runs are given in the order of the text.
  mutating func take(_ run: DelimiterRun) -> CmarkNode? {
    if run.canClose, let opener = opener(of: run) { return enclose(opener, run) }
    if run.canOpen {
      open.append(run)
      openCounts[run.kind.rawValue] += 1
    }
    return nil
  }

  func isOpen(_ kind: InlineMeaning) -> Bool { openCounts[kind.rawValue] > 0 }

  /// The nearest open run of the kind; what was opened since is text, so that the time is linear.
  private mutating func opener(of run: DelimiterRun) -> DelimiterRun? {
    guard openCounts[run.kind.rawValue] > 0 else { return nil }
    while let last = open.popLast() {
      openCounts[last.kind.rawValue] -= 1
      guard last.kind == run.kind else { continue }
      let isApart = last.node.next == run.node
      if isApart || run.kind.isOneWord && last.spaceBefore != run.spaceBefore { return nil }
      return last
    }
    return nil
  }

  private func enclose(_ opener: DelimiterRun, _ closer: DelimiterRun) -> CmarkNode? {
    guard let node = CmarkNode.inline(opener.kind) else { return nil }
    opener.node.insertBefore(node)
    while let inner = opener.node.next, inner != closer.node { node.append(inner) }
    opener.node.remove()
    closer.node.remove()
    return node
  }
}

/// A run of marks that may begin or end a piece of text.
struct DelimiterRun {
  /// The text node that holds the run and nothing else.
  let node: CmarkNode
  let kind: InlineMeaning
  /// Whether it is left-flanking (CommonMark 0.30, section 6.2).
  let canOpen: Bool
  /// Whether it is right-flanking.
  let canClose: Bool
  /// How much space is before it among its siblings.
  let spaceBefore: Int
}
