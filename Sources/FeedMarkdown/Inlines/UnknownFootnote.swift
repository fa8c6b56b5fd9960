/// A reference to a footnote that is not there.
struct UnknownFootnote {
  /// The label in lower case.
  let label: String
  /// The line of what cmark read, a column in bytes before which the reference does not stand, and what it begins with.
  let line: Int
  let byteColumn: Int
  let start: [UInt8]
}
