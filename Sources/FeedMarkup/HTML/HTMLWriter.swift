/// Writes HTML whose tags always close and whose text is always escaped.
///
///     var writer = HTMLWriter()
///     writer.element("a", ["href": .address(url), "rel": "me"]) { $0.text(name) }
///
/// Names are static strings, so no name can come from content.
package struct HTMLWriter: Sendable {
  private var buffer = MarkupBuffer()

  package init() {}

  /// Writes after what a buffer holds; the buffer is moved into a writer and back, never copied.
  package static func append(to buffer: inout MarkupBuffer, _ write: (inout Self) -> Void) {
    var writer = Self()
    swap(&writer.buffer, &buffer)
    write(&writer)
    swap(&writer.buffer, &buffer)
  }

  /// What was written, safe by construction.
  package var markup: MarkupBuffer { buffer }

  /// Writes an element with the content that the closure writes.
  package mutating func element(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, HTMLAttributeValue> = [:],
    content: (inout Self) -> Void
  ) {
    // A start tag differs from a void element only in what follows.
    voidElement(name, attributes)
    content(&self)
    buffer.append("</")
    buffer.append(name)
    buffer.append(">")
  }

  /// Writes an element with text only.
  package mutating func element(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, HTMLAttributeValue> = [:], text: String
  ) {
    element(name, attributes) { $0.text(text) }
  }

  /// Writes a void element, such as `img`, which has no content and no end tag.
  package mutating func voidElement(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, HTMLAttributeValue> = [:]
  ) {
    buffer.append("<")
    buffer.append(name)
    for (name, value) in attributes { attribute(name, value) }
    buffer.append(">")
  }

  package mutating func text(_ text: String) {
    HTMLEscaping.appendKeepingApostrophes(text, to: &buffer)
  }

  /// Writes markup that is safe already, as the closure does.
  package mutating func markup(_ write: (inout MarkupBuffer) -> Void) { write(&buffer) }

  private mutating func attribute(_ name: StaticString, _ value: HTMLAttributeValue) {
    switch value {
    case .text(nil), .address(nil), .flag(false): return
    case .flag(true):
      buffer.append(" ")
      buffer.append(name)
    case .text(let text?):
      buffer.append(attribute: name, text)
    case .address(let address?):
      buffer.append(attribute: name, address: address)
    }
  }
}

extension MarkupBuffer {
  /// Appends an attribute of HTML to a start tag, a space before it; apostrophes in the text stay.
  package mutating func append(attribute name: StaticString, _ text: String) {
    append(" ")
    append(name)
    append("=\"")
    HTMLEscaping.appendKeepingApostrophes(text, to: &self)
    append("\"")
  }

  /// Appends an attribute of HTML whose value is an address to a start tag, a space before it.
  package mutating func append(attribute name: StaticString, address: String) {
    append(" ")
    append(name)
    append("=\"")
    URLEscaping.append(address, to: &self)
    append("\"")
  }
}

package enum HTMLAttributeValue: Sendable, Hashable {
  /// A text; nil leaves the attribute out.
  case text(String?)
  /// A boolean attribute such as `hidden`; false leaves it out.
  case flag(Bool)
  /// An address, percent-encoded where needed; nil leaves the attribute out.
  case address(String?)
}

extension HTMLAttributeValue: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) {
    self = .text(text)
  }
}

extension HTMLAttributeValue: ExpressibleByBooleanLiteral {
  package init(booleanLiteral isPresent: Bool) {
    self = .flag(isPresent)
  }
}
