internal import FeedDiagnostics

extension MarkdownReader {
  /// How many references that lead nowhere get a suggestion, as looking for one takes time.
  private static let suggestionLimit = 20

  /// Warns of references to footnotes that are not there, among those that are.
  mutating func warn(of unknown: [UnknownFootnote], besides labels: Set<String>) {
    for (number, reference) in unknown.enumerated() {
      let nearest =
        number < Self.suggestionLimit ? Suggestion.nearest(to: reference.label, among: labels) : nil
      let place = source.location(line: reference.line, byteColumn: reference.byteColumn, ofList: reference.start)
      diagnostics.append(Diagnostic(.body(.unknownFootnote(reference.label, nearest: nearest)), at: place))
    }
  }

  /// Warns of limits that the body exceeds, once of each.
  mutating func warn(of exceeded: [ExceededLimit], size: Int) {
    let limits = ExtensionLimits(size: size)
    var warned: Set<MarkdownLimit> = []
    for limit in exceeded where warned.insert(limit.kind).inserted {
      let place =
        switch limit.kind {
        case .lines, .cells: source.location(writtenLine: limit.line, column: nil)
        case .pieces: source.location(line: limit.line)
        }
      diagnostics.append(Diagnostic(.body(.limitExceeded(limit.kind, limits[limit.kind])), at: place))
    }
  }
}
