/// Finds the elements that a template opens; tags of the template are passed over.
struct TemplateElementScanner {
  private(set) var elements: [TemplateElement] = []

  private let text: TemplateText
  private var position = 0

  /// Scans a template.
  init(_ text: TemplateText) {
    self.text = text
    while let scalar = text.scalar(at: position) {
      switch scalar {
      case "{" where text.scalar(at: position + 1) == "{": skip(to: "}}")
      case "<" where text.scalar(at: position + 1) == "!": skip(to: isAt("<!--") ? "-->" : ">")
      case "<" where text.scalar(at: position + 1)?.properties.isAlphabetic == true: readElement()
      default: position += 1
      }
    }
  }

  private mutating func readElement() {
    let start = position
    position += 1
    let name = readName()
    var attributes: [TemplateAttribute] = []
    scanning: while let scalar = text.scalar(at: position) {
      switch scalar {
      case ">":
        position += 1
        break scanning
      case "{" where text.scalar(at: position + 1) == "{": skip(to: "}}")
      case _ where scalar.properties.isWhitespace || "/\"'=".unicodeScalars.contains(scalar): position += 1
      default: attributes.append(readAttribute())
      }
    }
    elements.append(TemplateElement(name: name, attributes: attributes, place: text.place(at: start)))
    // What stands in these is no markup.
    if ["script", "style"].contains(name) { position = text.first("</\(name)", from: position) ?? text.count }
  }

  private mutating func readAttribute() -> TemplateAttribute {
    let place = text.place(at: position)
    let name = readName()
    guard text.scalar(at: position) == "=" else {
      return TemplateAttribute(name: name, value: "", place: place, valuePlace: place)
    }
    position += 1
    let quote = text.scalar(at: position).flatMap { ["\"", "'"].contains($0) ? $0 : nil }
    if quote != nil { position += 1 }
    let start = position
    while let scalar = text.scalar(at: position), !ends(scalar, quote) {
      if scalar == "{", text.scalar(at: position + 1) == "{" { skip(to: "}}") } else { position += 1 }
    }
    let value = text[start..<position]
    if quote != nil { position += 1 }
    return TemplateAttribute(name: name, value: value, place: place, valuePlace: text.place(at: start))
  }

  private func ends(_ scalar: Unicode.Scalar, _ quote: Unicode.Scalar?) -> Bool {
    quote.map { $0 == scalar } ?? (scalar == ">" || scalar.properties.isWhitespace)
  }

  /// Reads at least one scalar.
  private mutating func readName() -> String {
    let start = position
    repeat {
      position += 1
    } while text.scalar(at: position).map { !$0.properties.isWhitespace && !"/>={\"'".unicodeScalars.contains($0) }
      ?? false
    return text[start..<min(position, text.count)].lowercased()
  }

  private func isAt(_ marker: String) -> Bool {
    marker.unicodeScalars.enumerated().allSatisfy { text.scalar(at: position + $0.offset) == $0.element }
  }

  private mutating func skip(to end: String) {
    position = text.first(end, from: position + 1).map { $0 + end.unicodeScalars.count } ?? text.count
  }
}

/// An attribute of an element in a template.
struct TemplateAttribute: Hashable {
  /// The name in lower case.
  let name: String
  /// The value as it is written, tags of the template among it; empty where there is none.
  let value: String
  /// Where the name stands.
  let place: TemplatePlace
  /// Where the value stands, or the name where there is none.
  let valuePlace: TemplatePlace
}
