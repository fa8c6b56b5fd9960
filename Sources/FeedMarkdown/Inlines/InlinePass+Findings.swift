internal import CCmark
internal import FeedDiagnostics

extension InlinePass {
  /// How many bytes of what is found are kept to find its column by.
  static let startLength = 16

  /// Notes that there are more pieces than are read.
  mutating func noteLimit(at node: CmarkNode, in parent: CmarkNode) {
    guard !findings.exceeded.contains(where: { $0.kind == .pieces }) else { return }
    findings.exceeded.append(ExceededLimit(kind: .pieces, line: max(node.line, parent.line)))
  }

  /// Notes a reference to a footnote that is not there.
  mutating func noteUnknownFootnote(_ written: ArraySlice<UInt8>, offset: Int, of node: CmarkNode) {
    guard let label = FootnoteReference(written)?.label, unknownLabels.insert(label).inserted else { return }
    findings.unknownFootnotes.append(
      UnknownFootnote(
        label: label, line: node.line, byteColumn: node.byteColumn + offset,
        start: Array(written.prefix(Self.startLength))))
  }
}
