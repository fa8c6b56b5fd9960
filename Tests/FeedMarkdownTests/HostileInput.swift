import Testing

/// A text that is meant to take long; reports show its name only.
struct HostileInput: Sendable, CustomTestStringConvertible {
  let name: String
  let text: String

  init(_ name: String, _ text: String) {
    self.name = name
    self.text = text
  }

  var testDescription: String { name }
}
