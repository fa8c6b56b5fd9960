/// An HTML document as feedsite writes them: every element is closed, every value quoted, nothing left to repair.
///
/// Whatever a browser would have to repair is a problem here.
package struct HTMLDocument {
  /// The pieces, in order.
  package private(set) var tokens: [DocumentToken] = []
  /// What is not as it should be.
  package private(set) var problems: [String] = []

  private var rest: Substring.UnicodeScalarView
  private var open: [String] = []

  /// Reads a document, or a fragment of one.
  package init(_ text: String) {
    rest = text[...].unicodeScalars
    while !rest.isEmpty { readToken() }
    if !open.isEmpty { problems.append("not closed: \(open.joined(separator: " "))") }
  }

  /// The start tags with their attributes.
  package var elements: [(name: String, attributes: [DocumentToken.Attribute])] {
    tokens.compactMap { token in
      if case .start(let name, let attributes) = token { (name, attributes) } else { nil }
    }
  }

  /// The values of an attribute, of all elements.
  package func values(of attribute: String) -> [String] {
    elements.flatMap { $0.attributes.filter { $0.name == attribute }.map(\.value) }
  }

  /// The elements that have no end tag.
  package static let voidElements: Set = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr",
  ]

  private mutating func readToken() {
    if skip("<!--") {
      while !rest.isEmpty, !skip("-->") { rest.removeFirst() }
    } else if skip("<!doctype html>") {
      return
    } else if skip("</") {
      let name = take { $0 != ">" }
      _ = skip(">")
      tokens.append(.end(name: name))
      if open.last == name { open.removeLast() } else { problems.append("</\(name)> within \(open.last ?? "nothing")") }
    } else if rest.first == "<" {
      rest.removeFirst()
      readStartTag()
    } else {
      tokens.append(.text(decoded(take { $0 != "<" })))
    }
  }

  private mutating func readStartTag() {
    let name = take { !" \n>/".unicodeScalars.contains($0) }
    guard let first = name.unicodeScalars.first, ("a"..."z").contains(first) else {
      problems.append("a bare < before \(name.prefix(20))")
      return
    }
    var attributes: [DocumentToken.Attribute] = []
    while true {
      _ = take { $0 == " " || $0 == "\n" }
      if skip("/>") {
        tokens += [.start(name: name, attributes: attributes), .end(name: name)]
        return
      }
      if skip(">") { break }
      guard !rest.isEmpty else {
        problems.append("<\(name)> is cut off")
        return
      }
      let attribute = take { !" \n=>".unicodeScalars.contains($0) }
      var value = ""
      if skip("=\"") {
        value = decoded(take { $0 != "\"" })
        _ = skip("\"")
      } else if skip("=") {
        problems.append("\(attribute) of <\(name)> is not quoted")
      }
      if attributes.contains(where: { $0.name == attribute }) { problems.append("two \(attribute) on <\(name)>") }
      attributes.append(DocumentToken.Attribute(name: attribute, value: value))
    }
    tokens.append(.start(name: name, attributes: attributes))
    if !Self.voidElements.contains(name) { open.append(name) }
  }

  private static let entities = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "#39": "'", "#x27": "'", "#34": "\""]

  private mutating func decoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    // By scalars, because a combining character makes another character of what stands before it.
    let parts = text.unicodeScalars.split(separator: "&", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(into: String(parts.first ?? Substring.UnicodeScalarView())) { decoded, part in
      if let end = part.firstIndex(of: ";"), let character = Self.entities[String(part[..<end])] {
        decoded += character + String(part[part.index(after: end)...])
      } else {
        problems.append("a bare & before \(String(part.prefix(20)))")
        decoded += "&" + String(part)
      }
    }
  }

  private mutating func skip(_ text: String) -> Bool {
    guard rest.starts(with: text.unicodeScalars) else { return false }
    rest.removeFirst(text.unicodeScalars.count)
    return true
  }

  private mutating func take(while isWanted: (Unicode.Scalar) -> Bool) -> String {
    let taken = rest.prefix(while: isWanted)
    rest = rest[taken.endIndex...]
    return String(String.UnicodeScalarView(taken))
  }
}
