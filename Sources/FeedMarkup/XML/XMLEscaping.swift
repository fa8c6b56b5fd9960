/// Escapes text for XML 1.0.
///
/// `& < >` become references, in attributes quotes, tabs and line ends as well. What is no character of XML 1.0
/// (section 2.2, `Char`) becomes U+FFFD, so that it never comes out.
package enum XMLEscaping {
  /// Appends the text as it may stand between tags.
  package static func append(_ text: String, to buffer: inout MarkupBuffer) {
    buffer.append(text, escapedAfter: XMLTextRules.self)
  }

  /// Appends text that readers might take for HTML: the references say that it is none ("RSS Best Practices Profile",
  /// section "Character Data").
  package static func appendPlain(_ text: String, to buffer: inout MarkupBuffer) {
    buffer.append(text, escapedAfter: XMLPlainTextRules.self)
  }

  /// Appends markup of another language as text.
  package static func append(_ markup: MarkupBuffer, to buffer: inout MarkupBuffer) {
    buffer.append(markup.bytes[...], escapedAfter: XMLTextRules.self)
  }

  /// Appends the text as it may stand in an attribute's value, in either kind of quotes.
  package static func appendAttribute(_ text: String, to buffer: inout MarkupBuffer) {
    buffer.append(text, escapedAfter: XMLAttributeRules.self)
  }
}

/// The values of attributes in XML 1.0, in either kind of quotes.
enum XMLAttributeRules: EscapingRules {
  // Bare tabs and line feeds would be read as spaces (section 3.3.3).
  static var special: UInt64 { XMLTextRules.special | 1 << 0x09 | 1 << 0x0A | 1 << 0x22 | 1 << 0x27 }
  static var isOfHTML: Bool { false }

  static func reference(for character: UInt8) -> String? {
    switch character {
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    case 0x09: "&#9;"
    case 0x0A: "&#10;"
    default: XMLTextRules.reference(for: character)
    }
  }
}

/// Text between the tags of XML 1.0 that readers might take for HTML.
enum XMLPlainTextRules: EscapingRules {
  static var special: UInt64 { XMLTextRules.special }
  static var isOfHTML: Bool { false }

  static func reference(for character: UInt8) -> String? {
    switch character {
    case UInt8(ascii: "&"): "&#x26;"
    case UInt8(ascii: "<"): "&#x3C;"
    default: XMLTextRules.reference(for: character)
    }
  }
}

/// Text between the tags of XML 1.0.
enum XMLTextRules: EscapingRules {
  // A bare carriage return would be read as a line feed (section 2.11); form feed is no character of XML at all.
  static var special: UInt64 { forbiddenControls | 1 << 0x0C | 1 << 0x0D | 1 << 0x26 | 1 << 0x3C | 1 << 0x3E }
  static var isOfHTML: Bool { false }

  static func reference(for character: UInt8) -> String? {
    switch character {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case 0x0D: "&#13;"
    default: nil
    }
  }
}
