/// A line of the source that cmark reads instead of the one that was written.
struct RewrittenLine {
  /// The line without its end.
  let bytes: [UInt8]
  /// The line as it was written, counted from one.
  let origin: Int
  /// What is added to a column of scalars to find the one as it was written.
  let shift: Int
  /// What the line stands for.
  var annotation: BlockAnnotation
}
