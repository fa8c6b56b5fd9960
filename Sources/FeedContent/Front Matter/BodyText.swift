package import FeedDiagnostics

/// The Markdown of a file, and where in the file it stands.
package struct BodyText: Sendable {
  /// The text; nothing of the front matter is in it.
  package let text: String
  /// Where its first line stands.
  package let place: SourceLocation

  /// Takes the body out of the bytes of a file, which must be UTF-8.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - file: The path that messages name.
  ///   - skipsFrontMatter: Whether a block between lines of three dashes at the top is front matter. In plain
  ///     CommonMark it is text like any other.
  package init(of bytes: [UInt8], file: String, skipsFrontMatter: Bool) throws(Diagnostic) {
    if skipsFrontMatter {
      let parts = try FrontMatterSplitter(file: file).split(bytes)
      text = parts.body
      place = SourceLocation(file: file, line: parts.bodyLine, column: 1)
    } else {
      text = try FrontMatterSplitter.decode(bytes, file: file)
      place = SourceLocation(file: file, line: 1, column: 1)
    }
  }
}
