extension String {
  /// The text without white space at both ends.
  var trimmingWhitespace: String {
    let start = unicodeScalars.drop(while: \.properties.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.properties.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
