/// A value of JSON whose names and shape come from content.
package enum JSONContent: Sendable {
  case text(String)
  /// A number, `true`, `false` or `null`, as it stands.
  case literal(String)
  case array([JSONContent])
  /// Names, each meant to come once, with their values in order.
  case object([(name: String, value: JSONContent)])
}

extension JSONOutput {
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
