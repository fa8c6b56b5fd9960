/// The beginning of a footnote: `[^1]: `.
struct FootnoteDefinition {
  /// The label, as references to it are compared.
  let label: String
  /// The length of the marker in bytes, with the space after it.
  let length: Int

  /// Reads a line from the marker on.
  init?(_ line: ArraySlice<UInt8>) {
    guard let reference = FootnoteReference(line), reference.end + 1 <= line.endIndex else { return nil }
    let colon = reference.end
    guard colon < line.endIndex, line[colon] == UInt8(ascii: ":") else { return nil }
    label = reference.label
    let hasSpace = colon + 1 < line.endIndex && line[colon + 1] == UInt8(ascii: " ")
    length = colon + (hasSpace ? 2 : 1) - line.startIndex
  }
}
