/// Writes valid JSON (RFC 8259) in UTF-8: members in the given order, text always escaped, two spaces a level in
/// files.
///
///     var writer = JSONWriter()
///     writer.object { feed in
///       feed.member("title", "Rain & Sun")
///       feed.array("items") { items in
///         items.object { $0.member("id", "urn:uuid:…") }
///       }
///     }
///     let bytes = writer.finish()
///
/// Names are static strings, so no name can come from content but those of ``JSONContent``, which are escaped. A member whose value is nil is left out.
package struct JSONWriter: Sendable {
  private var output: JSONOutput

  /// Creates a writer that has written nothing.
  ///
  /// - Parameter size: About as many bytes as it will write; worth knowing where these are many.
  package init(for place: JSONPlace = .document, size: Int = 0) {
    output = JSONOutput(place: place)
    output.reserve(size)
  }

  /// Creates a writer of a value that stands within `depth` arrays and objects, which are written elsewhere.
  package init(depth: Int) {
    output = JSONOutput(place: .document, depth: depth)
  }

  /// Writes the one object that the document is.
  package mutating func object(_ write: (inout JSONObjectWriter) -> Void) {
    JSONObjectWriter.write(to: &output, write)
  }

  /// Writes the one array that the document is.
  package mutating func array(_ write: (inout JSONArrayWriter) -> Void) {
    JSONArrayWriter.write(to: &output, write)
  }

  /// Ends the document with a line end and hands over what was written, in UTF-8.
  package consuming func finish() -> [UInt8] {
    var buffer = output.buffer
    if !buffer.isEmpty { buffer.append("\n") }
    return buffer.bytes
  }

  /// What was written, without a line end at its end.
  package var written: MarkupBuffer { output.buffer }
}
