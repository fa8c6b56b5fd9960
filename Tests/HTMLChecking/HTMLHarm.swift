/// What could run in a browser, or read files of its machine, though a stranger wrote it.
package struct HTMLHarm {
  /// What was found, one sentence each.
  package private(set) var problems: [String] = []

  private static let addresses: Set<String> = [
    "href", "xlink:href", "src", "poster", "data", "action", "formaction", "cite",
  ]

  /// Looks at each element of a document.
  package init(_ document: HTMLDocument) {
    if document.elements.contains(where: { $0.name == "script" || $0.name == "style" }) { problems.append("a script") }
    for (element, attributes) in document.elements {
      for attribute in attributes {
        if attribute.name.isEmpty || !attribute.name.utf8.allSatisfy(Self.isAttributeName) {
          problems.append("an attribute named \(attribute.name) on \(element)")
        }
        if attribute.name.hasPrefix("on") { problems.append("\(attribute.name) on \(element)") }
        if Self.addresses.contains(attribute.name), Self.isUnsafe(attribute.value) {
          problems.append("\(attribute.value) on \(element)")
        }
      }
    }
  }

  private static func isAttributeName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): true
    default: false
    }
  }

  /// Whether a browser would run code or read a local file; it skips white space and control characters.
  package static func isUnsafe(_ address: String) -> Bool {
    let start = String(decoding: address.utf8.lazy.filter { $0 > 0x20 }.prefix(24), as: UTF8.self).lowercased()
    if start.hasPrefix("data:") { return !start.hasPrefix("data:image/") || start.hasPrefix("data:image/svg") }
    return ["javascript:", "vbscript:", "file:"].contains { start.hasPrefix($0) }
  }
}
