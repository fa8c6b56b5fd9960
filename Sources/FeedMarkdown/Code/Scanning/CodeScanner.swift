/// Finds the tokens of a language.
///
/// A scanner reads each byte a bounded number of times, whatever the code holds: code comes from writers, and a block
/// can be long.
protocol CodeScanner: Sendable {
  /// Reads from the cursor's position to its end and marks what it finds.
  func scan(_ cursor: inout CodeCursor)
}
