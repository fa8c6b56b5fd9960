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

  /// Writes a text.
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

  /// Writes a whole number.
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

  /// Writes `true` or `false`.
  package mutating func member(_ name: StaticString, _ flag: Bool?) {
    guard let flag else { return }
    output.name(name)
    output.literal(flag ? "true" : "false")
  }

  /// Writes a list of texts; nothing where it is empty.
  package mutating func member(_ name: StaticString, _ texts: [String]) {
    guard !texts.isEmpty else { return }
    array(name) { array in
      for text in texts { array.element(text) }
    }
  }

  /// Writes a value that is made already.
  package mutating func member(_ name: StaticString, _ content: JSONContent) {
    output.name(name)
    output.write(content)
  }

  /// Writes an object.
  package mutating func object(_ name: StaticString, _ write: (inout Self) -> Void) {
    output.name(name)
    Self.write(to: &output, write)
  }

  /// Writes an array, be it empty.
  package mutating func array(_ name: StaticString, _ write: (inout JSONArrayWriter) -> Void) {
    output.name(name)
    JSONArrayWriter.write(to: &output, write)
  }
}

/// Writes the values of a JSON array (RFC 8259 section 5).
package struct JSONArrayWriter: Sendable {
  private var output: JSONWriter

  /// Writes an array; the output is moved into the writer and back, never copied.
  static func write(to output: inout JSONWriter, _ write: (inout Self) -> Void) {
    // Nothing is written to the output that it begins with.
    var writer = Self(output: JSONWriter(for: .script))
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

/// A value of JSON that is made before it is written; its names may come from content, so they are escaped.
package enum JSONContent: Sendable {
  case text(String)
  /// A number, `true`, `false` or `null`, as it stands.
  case literal(String)
  case array([JSONContent])
  /// Names, each meant to come once, with their values in order.
  case object([(name: String, value: JSONContent)])
}

extension JSONWriter {
  /// Writes a value.
  mutating func write(_ content: JSONContent) {
    switch content {
    case .text(let text): string(text)
    case .literal(let literal): self.literal(literal)
    case .array(let values):
      open("[")
      for value in values {
        separate()
        write(value)
      }
      close("]")
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
