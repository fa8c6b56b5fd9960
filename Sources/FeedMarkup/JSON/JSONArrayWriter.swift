/// Writes the values of a JSON array (RFC 8259 section 5).
package struct JSONArrayWriter: Sendable {
  private var output: JSONOutput

  /// Writes an array; the output is moved into the writer and back, never copied.
  static func write(to output: inout JSONOutput, _ write: (inout Self) -> Void) {
    // Nothing is written to the output that it begins with.
    var writer = Self(output: JSONOutput(place: .script))
    swap(&writer.output, &output)
    writer.output.open("[")
    write(&writer)
    writer.output.close("]")
    swap(&writer.output, &output)
  }

  /// Writes a text.
  package mutating func element(_ text: String) {
    output.separate()
    output.string(text)
  }

  /// Writes an object.
  package mutating func object(_ write: (inout JSONObjectWriter) -> Void) {
    output.separate()
    JSONObjectWriter.write(to: &output, write)
  }
}
