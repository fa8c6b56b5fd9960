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
    default: return !text.utf8.contains(UInt8(ascii: "(")) || StyleScanner.isSafe(text)
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

  /// The character for a reference without `&` and `;`; nil for a name that the document declares.
  static func character(of reference: Substring) -> Character? {
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

/// Finds in a style the addresses that ask other hosts (CSS Syntax 3, section 4).
///
/// It takes for an address what is in `url()`, and each string, since `@import` and some functions take strings for
/// addresses.
struct StyleScanner {
  private enum State: Equatable {
    case code, comment, opening, address
    case string(quote: UInt8)
  }

  private var state = State.code
  /// The last bytes of code, the newest one in the lowest place.
  private var last: UInt64 = 0
  /// What is read of an address, and where it stands.
  private var address: [UInt8] = []
  private var places: [Range<Int>] = []
  private var harmful: [Range<Int>] = []
  /// Whether there is what browsers may read differently.
  private var isDoubtful = false

  /// Whether the text of an attribute asks no other host.
  static func isSafe(_ text: String) -> Bool {
    var scanner = StyleScanner()
    for (index, byte) in text.utf8.enumerated() { scanner.read(byte, at: index..<index + 1) }
    return scanner.finish()?.isEmpty ?? false
  }

  /// Reads the next byte of the text, which stands at a place in the drawing.
  mutating func read(_ byte: UInt8, at place: Range<Int>) {
    // An escape can stand for any character, also in the name of a function.
    if byte == UInt8(ascii: "\\") { isDoubtful = true }
    switch state {
    case .code: readCode(byte)
    case .comment:
      last = last << 8 | UInt64(byte)
      if last & 0xFFFF == Self.code("*/") { begin(.code) }
    case .opening where byte.isXMLSpace || byte == 0x0C: break
    case .opening where byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"): begin(.string(quote: byte))
    case .opening where byte != UInt8(ascii: ")"), .address where byte != UInt8(ascii: ")"):
      state = .address
      note(byte, at: place)
    case .opening, .address: end()
    case .string(byte): end()
    case .string:
      // It would end here, unless XML makes a space of the line break.
      if byte == 0x0A || byte == 0x0C || byte == 0x0D { isDoubtful = true }
      note(byte, at: place)
    }
  }

  /// The places of all addresses that are to be left out; nil where the text is not plainly a style.
  mutating func finish() -> [Range<Int>]? {
    end()
    return isDoubtful ? nil : harmful
  }

  private mutating func readCode(_ byte: UInt8) {
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return begin(.string(quote: byte)) }
    last = last << 8 | UInt64((0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
    if last & 0xFFFF == Self.code("/*") { return begin(.comment) }
    if last & 0xFFFF_FFFF == Self.code("<!--") { isDoubtful = true }
    guard last & 0xFFFF_FFFF == Self.code("url(") else { return }
    // Where it is the end of another name, it opens what is code.
    let before = UInt8(truncatingIfNeeded: last >> 32)
    if !before.isStyleName, !"@#".utf8.contains(before) { begin(.opening) }
  }

  private mutating func begin(_ next: State) {
    state = next
    last = 0
  }

  private mutating func note(_ byte: UInt8, at place: Range<Int>) {
    address.append(byte)
    if let end = places.last?.upperBound, end == place.lowerBound {
      places[places.count - 1] = places[places.count - 1].lowerBound..<place.upperBound
    } else {
      places.append(place)
    }
  }

  private mutating func end() {
    if !SVGRules.isSafe(address: String(decoding: address, as: UTF8.self)) { harmful += places }
    address = []
    places = []
    begin(.code)
  }

  private static func code(_ text: StaticString) -> UInt64 {
    text.description.utf8.reduce(0) { $0 << 8 | UInt64($1) }
  }
}

extension UInt8 {
  /// Whether it can be part of a name in a style.
  fileprivate var isStyleName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
