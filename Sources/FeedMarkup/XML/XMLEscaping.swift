/// Escapes text for XML 1.0.
///
/// `& < >` become references, in attributes quotes, tabs and line ends as well. What is no character of XML 1.0
/// (section 2.2, `Char`) becomes U+FFFD, so that it never comes out.
package enum XMLEscaping {
  /// The text as it may stand between tags.
  package static func escape(_ text: String) -> String {
    guard text.utf8.contains(where: { XMLTextRules.concerns($0) }) else { return text }
    var buffer = MarkupBuffer()
    buffer.reserve(text.utf8.count + text.utf8.count / 8)
    append(text, to: &buffer)
    return buffer.markup
  }

  /// Appends the text as it may stand between tags.
  package static func append(_ text: String, to buffer: inout MarkupBuffer) {
    buffer.append(text, escapedAfter: XMLTextRules.self)
  }

  /// Appends the text as it may stand in an attribute's value, in either kind of quotes.
  package static func appendAttribute(_ text: String, to buffer: inout MarkupBuffer) {
    buffer.append(text, escapedAfter: XMLAttributeRules.self)
  }
}
