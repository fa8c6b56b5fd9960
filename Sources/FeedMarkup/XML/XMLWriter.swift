/// Writes well-formed XML 1.0: tags always close, text is always escaped, elements are indented by two spaces a level.
///
///     var writer = XMLWriter()
///     writer.declaration()
///     writer.element("rss", ["version": "2.0"]) { writer in
///       writer.element("title", text: "Rain & Sun")
///     }
///
/// Names are static strings, so no name can come from content. Elements that hold text are not indented inside,
/// because white space there would be part of the text.
package struct XMLWriter: Sendable {
  private var buffer = MarkupBuffer()
  private var depth = 0
  private var content = XMLContent.elements
  /// Whether the first element begins on the line that is there already.
  private var isFragment = false

  package init() {}

  /// Creates a writer of elements that are within others, which are `depth` of them deep and written elsewhere.
  package init(depth: Int) {
    self.depth = depth
    for _ in 0..<depth { buffer.append("  ") }
    isFragment = true
  }

  /// Ends the document with a line end and hands over what was written, in UTF-8.
  package consuming func finish() -> [UInt8] {
    if !buffer.isEmpty { buffer.append("\n") }
    return buffer.bytes
  }

  package mutating func reserve(_ count: Int) {
    buffer.reserve(count)
  }

  /// Writes the XML declaration (section 2.8), which has to come first.
  package mutating func declaration() {
    buffer.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
  }

  /// Names a style sheet, before the first element (Associating Style Sheets with XML documents 1.0).
  package mutating func stylesheet(_ address: String) {
    newLine()
    buffer.append("<?xml-stylesheet href=\"")
    // `?>` would end the instruction; `>` is always escaped.
    buffer.append(address, escapedAfter: .xmlAttribute)
    buffer.append("\" type=\"text/css\"?>")
  }

  /// Writes an element with attributes in the given order (nil leaves one out) and the content that the closure
  /// writes.
  package mutating func element(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String?> = [:], content write: (inout Self) -> Void
  ) {
    startTag(name, attributes)
    let outer = content
    content = .nothing
    depth += 1
    write(&self)
    depth -= 1
    endTag(name)
    content = outer
  }

  /// Writes an element without content.
  package mutating func element(_ name: StaticString, _ attributes: KeyValuePairs<StaticString, String?> = [:]) {
    element(name, attributes) { _ in }
  }

  /// Writes an element with text only.
  package mutating func element(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String?> = [:], text: String
  ) {
    element(name, attributes) { $0.text(text) }
  }

  /// Writes an element with text only, which readers might take for HTML.
  package mutating func element(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String?> = [:], plainText text: String
  ) {
    element(name, attributes) { writer in
      guard !text.isEmpty else { return }
      writer.closeStartTag()
      writer.content = .text
      writer.buffer.append(text, escapedAfter: .plainXMLText)
    }
  }

  /// Writes an element with text only, which is markup of another language.
  package mutating func element(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String?> = [:], text markup: MarkupBuffer
  ) {
    element(name, attributes) { writer in
      guard !markup.isEmpty else { return }
      writer.closeStartTag()
      writer.content = .text
      writer.buffer.append(markup.bytes[...], escapedAfter: .xmlText)
    }
  }

  /// Writes text into the element that is open.
  package mutating func text(_ text: String) {
    guard !text.isEmpty else { return }
    closeStartTag()
    content = .text
    buffer.append(text, escapedAfter: .xmlText)
  }

  private mutating func startTag(_ name: StaticString, _ attributes: KeyValuePairs<StaticString, String?>) {
    closeStartTag()
    if content != .text {
      content = .elements
      newLine()
    }
    buffer.append("<")
    buffer.append(name)
    for case (let name, let value?) in attributes {
      buffer.append(" ")
      buffer.append(name)
      buffer.append("=\"")
      buffer.append(value, escapedAfter: .xmlAttribute)
      buffer.append("\"")
    }
  }

  private mutating func closeStartTag() {
    if content == .nothing { buffer.append(">") }
  }

  private mutating func endTag(_ name: StaticString) {
    switch content {
    case .nothing: return buffer.append("/>")
    case .elements: newLine()
    case .text: break
    }
    buffer.append("</")
    buffer.append(name)
    buffer.append(">")
  }

  private mutating func newLine() {
    guard !buffer.isEmpty, !isFragment else {
      isFragment = false
      return
    }
    buffer.append("\n")
    for _ in 0..<depth { buffer.append("  ") }
  }
}

/// What an element that is being written holds so far.
enum XMLContent: Sendable {
  /// Nothing; its start tag is still open.
  case nothing
  /// Elements only, each on a line of its own.
  case elements
  /// Text, perhaps with elements in between.
  case text
}

extension EscapingRules {
  /// Text between the tags of XML 1.0, in which `& < >` become references.
  ///
  /// What is no character of XML 1.0 (section 2.2, `Char`) becomes U+FFFD, so that it never comes out.
  static var xmlText: Self {
    // A bare carriage return would be read as a line feed (section 2.11); form feed is no character of XML at all.
    Self(special: forbiddenControls | 1 << 0x0C | 1 << 0x0D | 1 << 0x26 | 1 << 0x3C | 1 << 0x3E, isOfHTML: false)
  }

  /// Text between the tags of XML 1.0 that readers might take for HTML: the references say that it is none ("RSS Best
  /// Practices Profile", section "Character Data").
  static var plainXMLText: Self { Self(special: xmlText.special, isOfHTML: false, usesNumbers: true) }

  /// The values of attributes in XML 1.0, in either kind of quotes: these, tabs and line ends become references too.
  static var xmlAttribute: Self {
    // Bare tabs and line feeds would be read as spaces (section 3.3.3).
    Self(special: xmlText.special | 1 << 0x09 | 1 << 0x0A | 1 << 0x22 | 1 << 0x27, isOfHTML: false)
  }
}
