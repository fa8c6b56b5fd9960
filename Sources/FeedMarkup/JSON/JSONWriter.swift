/// Writes valid JSON (RFC 8259) in UTF-8: members in the given order, text always escaped, two spaces a level in
/// files.
///
///     var writer = JSONWriter()
///     writer.object { feed in
///       feed.member("title", "Rain & Sun")
///       feed.array("items", of: items) { item, json in json.member("id", item.id) }
///     }
///     let bytes = writer.finish()
///
/// Names are static strings, so no name can come from content but those of ``JSONContent``, which are escaped. A member
/// whose value is nil is left out.
package struct JSONWriter: Sendable {
  private static let digits = Array("0123456789abcdef".utf8)

  private var buffer = MarkupBuffer()
  private let place: JSONPlace
  /// The end of a line and the spaces before the next one; empty in scripts of pages, which are not read by people.
  private var lineStart: [UInt8] = []
  /// Whether the innermost array or object holds something already.
  private var hasContent = false

  /// Creates a writer that has written nothing.
  ///
  /// - Parameters:
  ///   - depth: How many arrays and objects, written elsewhere, the value is in.
  ///   - size: About as many bytes as it will write; worth knowing where these are many.
  package init(for place: JSONPlace = .document, depth: Int = 0, size: Int = 0) {
    self.place = place
    if size > 0 { buffer.reserve(size) }
    guard place == .document else { return }
    lineStart = [UInt8(ascii: "\n")] + Array(repeating: UInt8(ascii: " "), count: depth * 2)
    buffer.append(lineStart[1...])
  }

  /// Writes the one object that the document is.
  package mutating func object(_ write: (inout JSONObjectWriter) -> Void) {
    JSONObjectWriter.write(to: &self, write)
  }

  /// Writes the one array that the document is, with an object for each item.
  package mutating func array<Item>(
    of items: some Sequence<Item>, _ write: (Item, inout JSONObjectWriter) -> Void
  ) {
    values(of: items) { item, writer in writer.object { write(item, &$0) } }
  }

  /// Ends the document with a line end and hands over what was written, in UTF-8.
  package consuming func finish() -> [UInt8] {
    if !buffer.isEmpty { buffer.append("\n") }
    return buffer.bytes
  }

  /// What was written, without a line end at its end.
  package var written: MarkupBuffer { buffer }

  // MARK: Structure

  mutating func open(_ bracket: Unicode.Scalar) {
    buffer.append(UInt8(ascii: bracket))
    if place == .document { lineStart += "  ".utf8 }
    hasContent = false
  }

  /// Closes the innermost array or object.
  mutating func close(_ bracket: Unicode.Scalar) {
    if place == .document { lineStart.removeLast(2) }
    if hasContent { buffer.append(lineStart) }
    buffer.append(UInt8(ascii: bracket))
    hasContent = true
  }

  /// Begins the next value of an array or the next member of an object.
  mutating func separate() {
    if hasContent { buffer.append(UInt8(ascii: ",")) }
    buffer.append(lineStart)
    hasContent = true
  }

  /// Writes the name of a member.
  mutating func name(_ name: StaticString) {
    separate()
    // Names are the program's own and hold nothing that must be escaped.
    buffer.append(UInt8(ascii: "\""))
    buffer.append(name)
    buffer.append(UInt8(ascii: "\""))
    buffer.append(place == .document ? ": " : ":")
  }

  /// Writes the name of a member that comes from content.
  mutating func name(text: String) {
    separate()
    string(text)
    buffer.append(place == .document ? ": " : ":")
  }

  /// Writes an array, with a value for each item.
  mutating func values<Item>(of items: some Sequence<Item>, _ write: (Item, inout Self) -> Void) {
    open("[")
    for item in items {
      separate()
      write(item, &self)
    }
    close("]")
  }

  // MARK: Values

  /// Writes a word or number unchanged.
  mutating func literal(_ literal: String) {
    buffer.append(literal)
  }

  /// Writes text in quotes, escaped (RFC 8259 section 7).
  mutating func string(_ text: String) { string { $0.append(text) } }

  /// Writes what a closure appends in quotes, escaped.
  mutating func string(_ append: (inout MarkupBuffer) -> Void) {
    buffer.append(UInt8(ascii: "\""))
    let start = buffer.count
    append(&buffer)
    escape(from: start)
    buffer.append(UInt8(ascii: "\""))
  }

  /// Escapes what was appended unchanged; most text holds nothing that must be.
  private mutating func escape(from start: Int) {
    guard let first = buffer.firstOffset(from: start, inWords: Self.mayConcern, where: place.concerns) else { return }
    let rest = MarkupBuffer(buffer.bytes[first...])
    buffer.removeLast(rest.count)
    var copied = 0
    while let index = rest.firstOffset(from: copied, inWords: Self.mayConcern, where: place.concerns) {
      buffer.append(rest.bytes[copied..<index])
      copied = index + 1
      let byte = rest.bytes[index]
      switch byte {
      case UInt8(ascii: "\""): buffer.append("\\\"")
      case UInt8(ascii: "\\"): buffer.append("\\\\")
      case 0x08: buffer.append("\\b")
      case 0x09: buffer.append("\\t")
      case 0x0A: buffer.append("\\n")
      case 0x0C: buffer.append("\\f")
      case 0x0D: buffer.append("\\r")
      case ..<0x40: escape(UInt16(byte))
      default:
        let scalar = String(decoding: rest.bytes[index...].prefix(4), as: UTF8.self).unicodeScalars.first
        guard let scalar, Self.isUnfit(scalar) else {
          buffer.append(byte)
          continue
        }
        for unit in scalar.utf16 { escape(unit) }
        copied = index + scalar.utf8.count
      }
    }
    buffer.append(rest.bytes[copied...])
  }

  /// Whether a script must not hold a character unchanged: U+2028 and U+2029, which end lines, and what HTML forbids,
  /// control characters and noncharacters (HTML section 13.2.3.5).
  private static func isUnfit(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x7F...0x9F, 0x2028...0x2029, 0xFDD0...0xFDEF: true
    default: scalar.value & 0xFFFE == 0xFFFE
    }
  }

  /// Whether eight bytes may hold one that has to be looked at.
  private static func mayConcern(_ bytes: UInt64) -> Bool {
    HTMLEscaping.mayConcern(bytes) || HTMLEscaping.holds(UInt8(ascii: "\\"), in: bytes)
      || HTMLEscaping.holds(0xE2, in: bytes)
  }

  /// Writes a UTF-16 code unit as `\u` and four digits.
  private mutating func escape(_ unit: UInt16) {
    buffer.append("\\u")
    for shift in [12, 8, 4, 0] as [UInt16] { buffer.append(Self.digits[Int(unit >> shift & 0xF)]) }
  }
}

package enum JSONPlace: Sendable {
  /// In a file of its own.
  case document
  /// In a `script` element of an HTML page.
  ///
  /// `<`, `>` and `&` are escaped, so that neither `</script>` nor `<!--` can come out, and so are U+2028 and U+2029,
  /// which end a line of JavaScript, and what HTML forbids, such as control characters. There are no
  /// spaces and line ends between values.
  case script

  /// Whether text that holds the byte has to be looked at byte by byte.
  fileprivate func concerns(_ byte: UInt8) -> Bool {
    switch byte {
    case ..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"): true
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), 0x7F, 0xC2, 0xE2, 0xEF...: self == .script
    default: false
    }
  }
}

/// Writes the members of a JSON object (RFC 8259 section 4); each name is meant to come once.
package struct JSONObjectWriter: Sendable {
  private var output: JSONWriter

  /// Writes an object; the output is moved into the writer and back, never copied.
  static func write(to output: inout JSONWriter, _ write: (inout Self) -> Void) {
    // Nothing is written to the output that it begins with.
    var writer = Self(output: JSONWriter(for: .script))
    swap(&writer.output, &output)
    writer.output.open("{")
    write(&writer)
    writer.output.close("}")
    swap(&writer.output, &output)
  }

  package mutating func member(_ name: StaticString, _ text: String?) {
    guard let text else { return }
    output.name(name)
    output.string(text)
  }

  /// Writes markup as a text.
  package mutating func member(_ name: StaticString, _ markup: MarkupBuffer) {
    output.name(name)
    output.string { $0.append(markup) }
  }

  package mutating func member(_ name: StaticString, _ number: Int?) {
    guard let number else { return }
    output.name(name)
    output.literal(String(number))
  }

  /// Writes a number; one that JSON cannot hold, such as infinity, is left out.
  package mutating func member(_ name: StaticString, _ number: Double?) {
    guard let number, number.isFinite else { return }
    output.name(name)
    output.literal("\(number)")
  }

  package mutating func member(_ name: StaticString, _ flag: Bool?) {
    guard let flag else { return }
    output.name(name)
    output.literal(flag ? "true" : "false")
  }

  /// Writes a list of texts; nothing where it is empty.
  package mutating func member(_ name: StaticString, _ texts: [String]) {
    if !texts.isEmpty { array(name, of: texts) }
  }

  /// Writes a value that is made already.
  package mutating func member(_ name: StaticString, _ content: JSONContent) {
    output.name(name)
    output.write(content)
  }

  package mutating func object(_ name: StaticString, _ write: (inout Self) -> Void) {
    output.name(name)
    Self.write(to: &output, write)
  }

  /// Writes an array with an object for each item, even if it is empty.
  package mutating func array<Item>(
    _ name: StaticString, of items: some Sequence<Item>, _ write: (Item, inout Self) -> Void
  ) {
    output.name(name)
    output.array(of: items, write)
  }

  /// Writes an array of texts, even if it is empty.
  package mutating func array(_ name: StaticString, of texts: [String]) {
    output.name(name)
    output.values(of: texts) { $1.string($0) }
  }
}

/// A value of JSON that is made before it is written; its names may come from content, so they are escaped.
package enum JSONContent: Sendable {
  case text(String)
  /// A number, `true`, `false` or `null`, unchanged.
  case literal(String)
  case array([JSONContent])
  /// Names, each meant to come once, with their values in order.
  case object([(name: String, value: JSONContent)])
}

extension JSONWriter {
  mutating func write(_ content: JSONContent) {
    switch content {
    case .text(let text): string(text)
    case .literal(let literal): self.literal(literal)
    case .array(let values): self.values(of: values) { $1.write($0) }
    case .object(let members):
      open("{")
      for member in members {
        name(text: member.name)
        write(member.value)
      }
      close("}")
    }
  }
}
