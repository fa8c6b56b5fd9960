/// What of a drawing is published: elements that draw, links, and addresses within the site or the drawing itself.
///
/// As a picture of a page, a drawing loads nothing from elsewhere. Opened by its own address, it would ask hosts of which its
/// author may know nothing, such as those of the fonts of the program that drew it.
enum SVGRules {
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

  // MARK: Attributes

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
    case "href", "src": return element == "a" ? isLink(text) : isOwn(address: text)
    case "attributename":
      let target = text.filter { !$0.isWhitespace }.lowercased().split(separator: ":").last ?? ""
      return target != "href" && !target.hasPrefix("on")
    case "style": return isOwn(styles: text)
    default: return !mayLoad(text) || isOwn(styles: text)
    }
  }

  /// Whether an address leads somewhere, and runs nothing.
  private static func isLink(_ address: String) -> Bool {
    guard let (address, scheme) = scheme(of: address) else { return true }
    return ["http", "https", "mailto"].contains(scheme) || isPicture(address)
  }

  /// Whether what is at an address is in the site or in the drawing.
  private static func isOwn(address: String) -> Bool {
    guard let (address, _) = scheme(of: address) else {
      let start = address.unicodeScalars.lazy.filter { $0.value > 0x20 }.prefix(2)
      return start.count < 2 || start.contains { $0 != "/" && $0 != "\\" }
    }
    return isPicture(address)
  }

  private static func isPicture(_ address: String) -> Bool {
    ["png", "jpeg", "jpg", "gif", "webp", "avif"].contains { type in
      ["data:image/\(type);", "data:image/\(type),"].contains(where: address.hasPrefix)
    }
  }

  /// An address as browsers read it, who pass over white space and control characters, with its scheme; nil without one.
  private static func scheme(of address: String) -> (address: String, scheme: Substring)? {
    let address = String(String.UnicodeScalarView(address.unicodeScalars.filter { $0.value > 0x20 })).lowercased()
    guard let end = address.firstIndex(where: { ":/?#\\".contains($0) }), address[end] == ":" else { return nil }
    return (address, address[..<end])
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

  // MARK: Style rules

  /// What to leave out of the style rules between a start tag and its end, so that they load nothing from elsewhere; nil
  /// where only all of them will do.
  static func styleCuts(in bytes: [UInt8], from start: Int) -> [Range<Int>]? {
    guard let (text, end, isCommented) = styles(in: bytes[start...]) else { return nil }
    guard !isOwn(styles: text) else { return [] }
    let content = Array(bytes[start..<end + 2])
    let cuts = content.split(whereSeparator: isDelimiter).filter { !isOwn(word: String(decoding: $0, as: UTF8.self)) }
      .map(\.indices)
    var edits = ByteEdits(byteCount: content.count)
    for cut in cuts { edits.replace(cut) }
    // A comment is left out as a whole.
    guard !isCommented, let (rest, _, _) = styles(in: edits.applied(to: content)[...]), isOwn(styles: rest) else {
      return nil
    }
    return cuts.map { start + $0.lowerBound..<start + $0.upperBound }
  }

  /// The text up to the next end tag and its place; nil where there is other markup or an unknown reference.
  private static func styles(in bytes: ArraySlice<UInt8>) -> (text: String, end: Int, isCommented: Bool)? {
    var text = ""
    var isCommented = false
    var position = bytes.startIndex
    while let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
      guard let piece = decoded(bytes[position..<start]) else { return nil }
      text += piece
      if bytes[start...].starts(with: "</".utf8) { return (text, start, isCommented) }
      let isComment = bytes[start...].starts(with: "<!--".utf8)
      guard isComment || bytes[start...].starts(with: "<![CDATA[".utf8) else { return nil }
      let content = start + (isComment ? 4 : 9)
      guard let end = bytes[content...].firstRange(of: (isComment ? "-->" : "]]>").utf8) else { return nil }
      if !isComment { text += String(decoding: bytes[content..<end.lowerBound], as: UTF8.self) }
      isCommented = isCommented || isComment
      position = end.upperBound
    }
    return nil
  }

  /// Whether style rules load nothing from elsewhere.
  private static func isOwn(styles: String) -> Bool {
    // Line breaks and tabs within an address count as nothing.
    let text = unescaped(styles).unicodeScalars.filter { !["\t", "\n", "\r", "\u{C}"].contains($0) }
    return Array(String(String.UnicodeScalarView(text)).utf8).split(whereSeparator: isDelimiter)
      .allSatisfy { isOwn(word: String(decoding: $0, as: UTF8.self)) }
  }

  /// Whether the value of an attribute may be a style that loads something (CSS Images 4, section 2).
  private static func mayLoad(_ value: String) -> Bool {
    guard value.contains("(") else { return false }
    let text = unescaped(value).lowercased()
    return ["url(", "src(", "image(", "image-set(", "cross-fade("].contains(where: text.contains)
  }

  /// Whether a word of style rules is no address of elsewhere.
  private static func isOwn(word: String) -> Bool {
    let word = word.lowercased()
    // The names of the languages that a drawing is in.
    if ["2000/svg", "1999/xlink", "1999/xhtml"].contains(where: { word == "http://www.w3.org/\($0)" }) { return true }
    guard !word.contains("data:") else {
      return ["image/", "font/", "application/font", "application/x-font", "application/octet-stream"].contains {
        word.hasPrefix("data:\($0)")
      }
    }
    return !["//", "/\\", "\\/", "\\\\", "http:", "https:"].contains(where: word.contains)
  }

  private static func isDelimiter(_ byte: UInt8) -> Bool { byte.isXMLSpace || "\"'(){}<>".utf8.contains(byte) }

  /// Style rules with characters for their escapes (CSS Syntax 3, section 4.3.7).
  private static func unescaped(_ styles: String) -> String {
    guard styles.contains("\\") else { return styles }
    var text = String.UnicodeScalarView()
    var rest = styles.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\\" else {
        text.append(scalar)
        continue
      }
      let digits = rest.prefix(6).prefix { $0.properties.isASCIIHexDigit }
      if let code = UInt32(String(digits), radix: 16) {
        rest = rest[digits.endIndex...]
        if let next = rest.first, next.properties.isWhitespace { rest.removeFirst() }
        text.append(Unicode.Scalar(code) ?? "\u{FFFD}")
      } else if let next = rest.popFirst() {
        text.append(next)
      }
    }
    return String(text)
  }
}
