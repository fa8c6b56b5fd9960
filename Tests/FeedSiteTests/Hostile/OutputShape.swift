import Foundation
import HTMLChecking
import TestSupport

/// What a file of the site consists of, apart from its texts, and what is wrong with it.
struct OutputShape {
  /// Elements with their attributes, keys, properties: what no text of a field may add to.
  private(set) var parts: Set<String> = []
  /// What a reader of the format would stumble over.
  private(set) var problems: [String] = []

  /// Reads a file as what its name says that it is.
  init(_ bytes: [UInt8], path: String) {
    let text = String(decoding: bytes, as: UTF8.self)
    if Array(text.utf8) != bytes { problems.append("is not UTF-8") }
    if text.unicodeScalars.first == "\u{FEFF}" { problems.append("begins with a byte order mark") }
    // A format that comes anew joins with its line here.
    switch path.split(separator: ".").last.map(String.init) {
    case "html": readHTML(text)
    case "xml", "svg", "opml", "xsl": readXML(text)
    case "json", "webmanifest": readJSON(bytes, isForOthers: !path.hasPrefix("/search/"))
    case "ics": readCalendar(bytes)
    case "txt": readLines(text)
    // The theme's, in which nothing of the content stands.
    case "css": break
    // Terms of letters and digits, which no reader of markup sees.
    case "bin": break
    default: problems.append("is of a format that nobody looks at")
    }
  }

  private mutating func readHTML(_ text: String) {
    let (pages, data) = Self.withoutData(text)
    for block in data { readJSON(Array(block.utf8)) }
    let document = HTMLDocument(pages)
    problems += document.problems
    problems += document.tokens.flatMap { token -> [String] in
      guard case .text(let text) = token else { return [] }
      return Self.forbidden(in: text, isHTML: true)
    }
    for element in document.elements {
      // What keeps room on a wall empty comes and goes with the heights of the cards.
      let isGap =
        element.name == "i" && element.attributes.first { $0.name == "class" }?.value.hasPrefix("gap ") == true
      guard !isGap else { continue }
      parts.insert("<\(element.name)>")
      for attribute in element.attributes {
        parts.insert("<\(element.name) \(attribute.name)>")
        problems += Self.forbidden(in: attribute.value, isHTML: true)
        switch attribute.name {
        case "href", "src", "poster", "action": problems += AddressCheck.problems(attribute.value)
        case "datetime":
          problems += attribute.value.utf8.allSatisfy { $0 < 0x80 } ? [] : ["datetime \(attribute.value)"]
        default: break
        }
      }
    }
  }

  /// A page without its blocks of data, and the blocks; they are no HTML, and end at the first end tag.
  private static func withoutData(_ text: String) -> (String, [String]) {
    var parts = text.components(separatedBy: "<script type=\"application/ld+json\">")
    var blocks: [String] = []
    for index in parts.indices.dropFirst() {
      guard let end = parts[index].range(of: "</script>") else { continue }
      blocks.append(String(parts[index][..<end.lowerBound]))
      parts[index] = String(parts[index][end.upperBound...])
    }
    return (parts.joined(), blocks)
  }

  private mutating func readXML(_ text: String) {
    problems += Self.forbidden(in: text, isHTML: false)
    do {
      readElement(try XMLTree(text))
    } catch {
      problems.append("is not well-formed: \(error)")
    }
  }

  private mutating func readElement(_ element: XMLTree) {
    parts.insert("<\(element.name)>")
    for (name, value) in element.attributes {
      parts.insert("<\(element.name) \(name)>")
      if ["href", "url"].contains(name) { problems += AddressCheck.problems(value, isAbsolute: true) }
    }
    switch element.name {
    case "link" where !element.text.isEmpty, "loc", "uri":
      problems += AddressCheck.problems(element.text, isAbsolute: true)
    case "content:encoded", "content": readContent(element.text)
    default: break
    }
    for child in element.children { readElement(child) }
  }

  /// The HTML that a feed carries.
  private mutating func readContent(_ text: String) {
    let document = HTMLDocument(text)
    problems += document.problems
    for element in document.elements {
      parts.insert("content <\(element.name)>")
      for attribute in element.attributes {
        parts.insert("content <\(element.name) \(attribute.name)>")
        if ["href", "src", "poster"].contains(attribute.name) {
          problems += AddressCheck.problems(attribute.value, isAbsolute: true)
        }
      }
    }
  }

  /// - Parameter isForOthers: Whether others than the pages of the site read it, who need absolute addresses.
  private mutating func readJSON(_ bytes: [UInt8], isForOthers: Bool = true) {
    do {
      readValue(try JSONSerialization.jsonObject(with: Data(bytes)), under: "", isForOthers)
    } catch {
      problems.append("is no JSON: \(error)")
    }
  }

  private mutating func readValue(_ value: Any, under key: String, _ isForOthers: Bool) {
    if let object = value as? [String: Any] {
      for (key, value) in object {
        parts.insert(key)
        readValue(value, under: key, isForOthers)
      }
    } else if let array = value as? [Any] {
      for value in array { readValue(value, under: key, isForOthers) }
    } else if let text = value as? String {
      if key == "content_html" { readContent(text) }
      if key == "url" || key.hasSuffix("_url") || key == "image" || key == "avatar" {
        problems += AddressCheck.problems(text, isAbsolute: isForOthers)
      }
    }
  }

  private mutating func readCalendar(_ bytes: [UInt8]) {
    var lines: [[UInt8]] = []
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast() {
      if line.last != 0x0D { problems.append("a line does not end with CRLF") }
      if line.count > 76 { problems.append("a line has \(line.count - 1) octets") }
      let text = line.dropLast()
      if text.contains(where: { $0 < 0x20 && $0 != 0x09 || $0 == 0x7F }) {
        problems.append("holds a control character")
      }
      if text.first == 0x20, !lines.isEmpty {
        lines[lines.count - 1] += text.dropFirst()
      } else {
        lines.append(Array(text))
      }
    }
    for line in lines {
      let text = String(decoding: line, as: UTF8.self)
      if Array(text.utf8) != line { problems.append("a character is torn apart") }
      guard let match = text.prefixMatch(of: /[A-Z-]+/) else {
        problems.append("not a content line: \(text.prefix(80))")
        continue
      }
      parts.insert(match.output == "BEGIN" || match.output == "END" ? text : String(match.output))
    }
  }

  private mutating func readLines(_ text: String) {
    for line in text.split(separator: "\n") { parts.insert(String(line.prefix { $0 != ":" })) }
  }

  /// Characters that neither XML 1.0 nor HTML allows.
  private static func forbidden(in text: String, isHTML: Bool) -> [String] {
    let found = text.unicodeScalars.first { scalar in
      switch scalar.value {
      case 0x09, 0x0A, 0x0D: false
      case 0x0C: !isHTML
      case ..<0x20, 0xFFFE, 0xFFFF: true
      case 0x7F...0x9F: isHTML
      default: false
      }
    }
    return found.map { ["holds U+\(String($0.value, radix: 16, uppercase: true))"] } ?? []
  }
}
