/// What is known to be harmless in a drawing.
enum SVGRules {
  /// Whether an attribute of an element runs nothing and asks no other host.
  static func isSafe(_ name: ArraySlice<UInt8>, _ value: ArraySlice<UInt8>, of element: String) -> Bool {
    let name = String(decoding: name, as: UTF8.self)
    guard name != "xmlns", !name.hasPrefix("xmlns:") else { return true }
    // What programs for drawing note for themselves, such as where the file stood.
    if let prefix = name.split(separator: ":").first, name.contains(":"), !["xlink", "xml"].contains(prefix) {
      return false
    }
    guard let text = decoded(value) else { return false }
    switch Array(name.utf8)[...].localName.lowercased() {
    case let local where local.hasPrefix("on"): return false
    case "base", "action", "formaction", "ping": return false
    case "href", "src": return isSafe(address: text, isLink: element == "a")
    case "attributename":
      let target = text.filter { !$0.isWhitespace }.lowercased().split(separator: ":").last ?? ""
      return target != "href" && !target.hasPrefix("on")
    // Many attributes can be written as styles.
    default: return !text.utf8.contains(UInt8(ascii: "(")) || StyleAddresses.foreign(in: Array(text.utf8)[...]) == []
    }
  }

  /// Whether an address runs nothing and, unless it is that of a link, asks no other host.
  static func isSafe(address: String, isLink: Bool = false) -> Bool {
    // Browsers pass over white space and control characters in addresses, and read a backslash as a slash.
    let address = String(String.UnicodeScalarView(address.unicodeScalars.filter { $0.value > 0x20 })).lowercased()
      .replacing("\\", with: "/")
    guard let colon = address.firstIndex(where: { ":/?#".contains($0) }), address[colon] == ":" else {
      return isLink || !address.hasPrefix("//")
    }
    switch address[..<colon] {
    case "http", "https", "mailto": return isLink
    case "data":
      let isPicture = ["png", "jpeg", "jpg", "gif", "webp", "avif"].contains { type in
        ["data:image/\(type);", "data:image/\(type),"].contains(where: address.hasPrefix)
      }
      return isPicture
        || ["data:font/", "data:application/font-", "data:application/x-font-"].contains(where: address.hasPrefix)
    default: return false
    }
  }

  /// A value with its characters for their references; nil where it refers to a name that the document declares.
  private static func decoded(_ value: ArraySlice<UInt8>) -> String? {
    guard value.contains(UInt8(ascii: "&")) else { return String(decoding: value, as: UTF8.self) }
    var text = ""
    for (number, part) in value.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false).enumerated() {
      let part = String(decoding: part, as: UTF8.self)
      guard number > 0 else {
        text = part
        continue
      }
      guard let end = part.firstIndex(of: ";"), let character = character(of: part[..<end]) else { return nil }
      text.append(character)
      text += part[part.index(after: end)...]
    }
    return text
  }

  private static func character(of reference: Substring) -> Character? {
    let known: [Substring: Character] = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
    if let character = known[reference] { return character }
    guard reference.hasPrefix("#") else { return nil }
    let digits = reference.dropFirst()
    let code = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return code.flatMap(Unicode.Scalar.init).map(Character.init)
  }

  /// The elements of SVG that draw, describe and animate.
  static let elements: Set<String> = [
    "a", "animate", "animateColor", "animateMotion", "animateTransform", "circle", "clipPath", "defs", "desc",
    "ellipse",
    "feBlend", "feColorMatrix", "feComponentTransfer", "feComposite", "feConvolveMatrix", "feDiffuseLighting",
    "feDisplacementMap", "feDistantLight", "feDropShadow", "feFlood", "feFuncA", "feFuncB", "feFuncG", "feFuncR",
    "feGaussianBlur", "feImage", "feMerge", "feMergeNode", "feMorphology", "feOffset", "fePointLight",
    "feSpecularLighting", "feSpotLight", "feTile", "feTurbulence", "filter", "font", "font-face", "g", "glyph", "hkern",
    "image", "line", "linearGradient", "marker", "mask", "missing-glyph", "mpath", "path", "pattern",
    "polygon", "polyline", "radialGradient", "rect", "set", "stop", "style", "svg", "switch", "symbol", "text",
    "textPath", "title", "tref", "tspan", "use", "view", "vkern",
  ]
}

/// Reads the addresses in a style (CSS Syntax 3, section 4).
enum StyleAddresses {
  /// The places of those that ask other hosts; nil where browsers may read the style differently.
  ///
  /// Each string is taken for an address, as `@import` and some functions do.
  static func foreign(in style: ArraySlice<UInt8>) -> [Range<Int>]? {
    // An escape stands for any character.
    guard !style.contains(UInt8(ascii: "\\")) else { return nil }
    var places: [Range<Int>] = []
    var rest = style
    while let byte = rest.first {
      switch byte {
      case UInt8(ascii: "/") where rest.starts(with: "/*".utf8):
        guard let end = rest.indices.dropFirst(2).first(where: { rest[$0...].starts(with: "*/".utf8) }) else {
          return nil
        }
        rest = rest[(end + 2)...]
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard let end = rest.dropFirst().firstIndex(of: byte) else { return nil }
        let text = rest[..<end].dropFirst()
        // A string ends with its line.
        guard !text.contains(where: { "\n\r\u{C}".utf8.contains($0) }) else { return nil }
        places.append(text.indices)
        rest = rest[(end + 1)...]
      case UInt8(ascii: "U"),
        UInt8(ascii: "u") where rest.prefix(4).elementsEqual("url(".utf8) { $0 | 0x20 == $1 }:
        // Behind other characters it is the end of another name.
        guard style[..<rest.startIndex].last.map({ $0.isStyleSpace || ":,(/".utf8.contains($0) }) ?? true else {
          return nil
        }
        rest = rest.dropFirst(4).drop(while: \.isStyleSpace)
        guard let first = rest.first, !"\"'".utf8.contains(first) else { continue }
        guard let end = rest.firstIndex(of: UInt8(ascii: ")")) else { return nil }
        let address = rest[..<end].prefix { !$0.isStyleSpace && !"\"'(".utf8.contains($0) }
        guard rest[address.endIndex..<end].allSatisfy(\.isStyleSpace) else { return nil }
        places.append(address.indices)
        rest = rest[end...]
      default: rest = rest.dropFirst()
      }
    }
    return places.filter { !SVGRules.isSafe(address: String(decoding: style[$0], as: UTF8.self)) }
  }
}

extension UInt8 {
  fileprivate var isStyleSpace: Bool { isXMLSpace || self == 0x0C }
}
