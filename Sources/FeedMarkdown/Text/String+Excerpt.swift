extension String {
  /// The beginning of plain text: at most `limit` graphemes, cut where a word ends and marked by an ellipsis there.
  package func excerpt(limit: Int) -> String { Excerpt(of: self, upTo: endIndex, limit: limit).text }
}
