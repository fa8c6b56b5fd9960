import FeedDiagnostics

/// Reads the facts of files of one format.
///
/// A reader looks at no more of a file than it needs and takes time in proportion to what it looks at, whatever the
/// bytes are.
protocol MediaFormatReader {
  /// Notes what the file says; what was noted before a fault stays.
  static func read(_ source: ByteSource, into facts: inout MediaFacts) throws(MediaFault)
}
