import FeedDiagnostics

/// Removes what could run or be framed in a drawing: scripts, event handlers, foreign elements and unsafe addresses, among
/// them those of pictures and drawings on other hosts.
///
/// A drawing that is shown by `<img>` runs nothing, but it has an address of its own. What is not known to be harmless goes,
/// and everything after a place that is not plainly XML (XML 1.0, sections 2 and 3), so that no browser can read it
/// differently.
struct SVGCleaning {
  /// No drawing for a page is larger, and a whole one is read at once.
  private static let largest = 1 << 26
  private static let empty = Array(#"<svg xmlns="http://www.w3.org/2000/svg"/>"#.utf8)

  private let bytes: [UInt8]
  private var position = 0
  private var cuts: [Range<Int>] = []
  /// How many elements are open that are left out, and where the outermost of them begins.
  private var hiddenDepth = 0
  private var hiddenStart = 0

  /// The changes to a drawing; an empty one takes the place of one that has a fault.
  static func remove(from source: ByteSource, _ edits: inout ByteEdits) throws(MediaError) {
    guard source.byteCount > 0 else { return }
    guard source.byteCount <= largest else {
      return edits.replace(0..<source.byteCount, with: empty)
    }
    let bytes = Array(try source.bytes(at: 0, count: source.byteCount))
    let decoded = SVGText.decoded(bytes)
    var cleaning = SVGCleaning(bytes: decoded ?? bytes)
    guard cleaning.readDeclaration() == nil else { return edits.replace(0..<source.byteCount, with: empty) }
    cleaning.readAll()
    guard let decoded else {
      for cut in cleaning.cuts { edits.replace(cut) }
      return
    }
    var cuts = ByteEdits(byteCount: decoded.count)
    for cut in cleaning.cuts { cuts.replace(cut) }
    edits.replace(0..<source.byteCount, with: cuts.applied(to: decoded))
  }

  /// Why nothing of a drawing is published; nil where something is.
  static func fault(of source: ByteSource) -> MediaError? {
    guard source.byteCount > 0 else { return nil }
    guard source.byteCount <= largest else { return .buried(limit: largest) }
    do throws(MediaError) {
      let bytes = Array(try source.prefix(at: 0, count: 1 << 12))
      var cleaning = SVGCleaning(bytes: SVGText.decoded(bytes) ?? bytes)
      return cleaning.readDeclaration()
    } catch {
      return error
    }
  }

  // MARK: The root

  /// The root element follows a prolog, which may be long.
  private static let lengths = [1 << 12, 1 << 16, 1 << 20]

  /// The root element with its attributes; nil where it is not plainly one.
  static func root(of source: ByteSource) throws(MediaError) -> SVGRoot? {
    for length in lengths {
      let bytes = Array(try source.prefix(at: 0, count: length))
      var reading = SVGCleaning(bytes: SVGText.decoded(bytes) ?? bytes)
      if let root = reading.readRoot() { return root }
      if bytes.count < length { return nil }
    }
    return nil
  }

  /// Passes the prolog and reads the tag after it; nil where that is not complete.
  private mutating func readRoot() -> SVGRoot? {
    passByteOrderMark()
    skipSpace()
    while holds("<!--") || holds("<?") || holds("<!DOCTYPE") {
      guard readMarkup() else { return nil }
      skipSpace()
    }
    guard current == UInt8(ascii: "<") else { return nil }
    position += 1
    let name = readName()
    guard !name.isEmpty else { return nil }
    var root = SVGRoot(name: name)
    while true {
      skipSpace()
      if current == UInt8(ascii: ">") || current == UInt8(ascii: "/") { return root }
      guard let attribute = readAttribute() else { return nil }
      root.note(attribute.name, attribute.value)
    }
  }

  // MARK: Reading

  /// Passes what says how the text is encoded; a fault where bytes below 128 need not be what they are in ASCII.
  private mutating func readDeclaration() -> MediaError? {
    // The other half of a letter of ASCII.
    if bytes.prefix(2).contains(0) { return .illegible(encoding: "UTF-16") }
    passByteOrderMark()
    let isDeclared = holds("<?xml ") || holds("<?xml\t") || holds("<?xml\n") || holds("<?xml\r")
    guard isDeclared, let end = place(of: "?>", from: position) else {
      let isMarkup = bytes[position...].first { !$0.isXMLSpace } == UInt8(ascii: "<")
      return isMarkup ? nil : .unrecognized(expected: MediaTypes.drawing)
    }
    let declaration = String(decoding: bytes[position..<end], as: UTF8.self)
    position = end + 2
    guard let encoding = declaration.firstMatch(of: /(?i:encoding)[\s="']*([^"']*)/)?.1 else { return nil }
    let name = encoding.lowercased()
    let isLegible =
      ["utf-8", "us-ascii", "ascii"].contains(name) || name.hasPrefix("iso-8859-") || name.hasPrefix("windows-125")
    return isLegible ? nil : .illegible(encoding: String(encoding))
  }

  private mutating func readAll() {
    while let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
      position = start
      guard readMarkup() else {
        cut(from: hiddenDepth > 0 ? hiddenStart : start, to: bytes.count)
        return
      }
    }
    if hiddenDepth > 0 { cut(from: hiddenStart, to: bytes.count) }
  }

  /// Passes what begins with the `<` at the position; false where it is not plainly XML.
  private mutating func readMarkup() -> Bool {
    let start = position
    if holds("<!--") {
      guard pass("-->", from: 4) else { return false }
      hide(start..<position)
      return true
    }
    if holds("<![CDATA[") { return pass("]]>", from: 9) }
    if holds("<?") {
      guard pass("?>", from: 2) else { return false }
      hide(start..<position)
      return true
    }
    if holds("<!DOCTYPE") { return readDocumentType() }
    return holds("</") ? readEndTag() : readStartTag()
  }

  private mutating func readEndTag() -> Bool {
    position += 2
    guard !readName().isEmpty else { return false }
    skipSpace()
    guard current == UInt8(ascii: ">") else { return false }
    position += 1
    guard hiddenDepth > 0 else { return true }
    hiddenDepth -= 1
    if hiddenDepth == 0 { cut(from: hiddenStart, to: position) }
    return true
  }

  private mutating func readStartTag() -> Bool {
    let start = position
    position += 1
    let name = readName().localName
    guard !name.isEmpty, name.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else { return false }
    var harmful: [Range<Int>] = []
    while true {
      let gap = position
      skipSpace()
      if current == UInt8(ascii: "/") || current == UInt8(ascii: ">") { break }
      // Attributes are separated by space.
      guard position > gap, let attribute = readAttribute() else { return false }
      if !Self.isSafe(attribute.name, attribute.value, of: name) { harmful.append(gap..<position) }
    }
    let isEmpty = current == UInt8(ascii: "/")
    if isEmpty { position += 1 }
    guard current == UInt8(ascii: ">") else { return false }
    position += 1
    if hiddenDepth > 0 || !Self.elements.contains(name) {
      if hiddenDepth == 0 { hiddenStart = start }
      hiddenDepth += 1
      if isEmpty {
        hiddenDepth -= 1
        if hiddenDepth == 0 { cut(from: hiddenStart, to: position) }
      }
    } else {
      cuts += harmful
    }
    return true
  }

  /// Passes a document type; one that declares more than plain texts is left out, since what it declares could be markup.
  private mutating func readDocumentType() -> Bool {
    let start = position
    position += 9
    var isPlain = true
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard let end = bytes[(position + 1)...].firstIndex(of: byte) else { return false }
        position = end + 1
      case UInt8(ascii: "["):
        position += 1
        guard readDeclarations(&isPlain) else { return false }
      case UInt8(ascii: ">"):
        position += 1
        if !isPlain { hide(start..<position) }
        return true
      case UInt8(ascii: "<"), UInt8(ascii: "]"): return false
      default: position += 1
      }
    }
    return false
  }

  /// Passes what is between the brackets of a document type.
  private mutating func readDeclarations(_ isPlain: inout Bool) -> Bool {
    while true {
      skipSpace()
      if current == UInt8(ascii: "]") {
        position += 1
        return true
      }
      guard holds("<!ENTITY"), readEntity() else {
        // Any other declaration is skipped with the rest of them; where it holds brackets, their end is unknown.
        isPlain = false
        guard let end = place(of: "]>", from: position), !bytes[position..<end].contains(UInt8(ascii: "[")) else {
          return false
        }
        position = end + 1
        return true
      }
    }
  }

  /// Passes the declaration of a name for a text without markup and other names; false where it is anything else.
  private mutating func readEntity() -> Bool {
    position += 8
    skipSpace()
    guard !readName().isEmpty else { return false }
    skipSpace()
    guard let quote = current, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
      let end = bytes[(position + 1)...].firstIndex(of: quote),
      !bytes[position..<end].contains(where: { "<&%".utf8.contains($0) })
    else { return false }
    position = end + 1
    skipSpace()
    guard current == UInt8(ascii: ">") else { return false }
    position += 1
    return true
  }

  // MARK: Pieces of XML

  /// The next byte; nil at the end.
  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func holds(_ text: StaticString) -> Bool { bytes[position...].starts(with: text.description.utf8) }

  private func place(of text: StaticString, from start: Int) -> Int? {
    let wanted = Array(text.description.utf8)
    var index = start
    while let found = bytes[min(index, bytes.count)...].firstIndex(of: wanted[0]) {
      if bytes[found...].starts(with: wanted) { return found }
      index = found + 1
    }
    return nil
  }

  /// Moves past the next occurrence of a text; false where there is none.
  private mutating func pass(_ end: StaticString, from offset: Int) -> Bool {
    guard let found = place(of: end, from: position + offset) else { return false }
    position = found + end.utf8CodeUnitCount
    return true
  }

  private mutating func passByteOrderMark() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  private mutating func skipSpace() {
    while let byte = current, byte.isXMLSpace { position += 1 }
  }

  private mutating func readName() -> ArraySlice<UInt8> {
    let start = position
    while let byte = current, !byte.isXMLSpace, !"<>/=\"'&[]".utf8.contains(byte) { position += 1 }
    return bytes[start..<position]
  }

  /// Passes an attribute; nil where it is not plainly one, and a browser would show an error (section 3.1).
  private mutating func readAttribute() -> (name: ArraySlice<UInt8>, value: ArraySlice<UInt8>)? {
    let name = readName()
    skipSpace()
    // Control characters are not allowed in XML.
    guard !name.isEmpty, name.allSatisfy({ $0 > 0x20 && $0 != 0x7F }), current == UInt8(ascii: "=") else { return nil }
    position += 1
    skipSpace()
    guard let quote = current, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
      let end = bytes[(position + 1)...].firstIndex(of: quote)
    else { return nil }
    let value = bytes[(position + 1)..<end]
    guard !value.contains(UInt8(ascii: "<")) else { return nil }
    position = end + 1
    return (name, value)
  }

  // MARK: What is harmless

  private static func isSafe(_ name: ArraySlice<UInt8>, _ value: ArraySlice<UInt8>, of element: String) -> Bool {
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
    default: return true
    }
  }

  /// Whether an address runs nothing and, unless it is that of a link, asks no other host.
  private static func isSafe(address: String, isLink: Bool) -> Bool {
    // Browsers pass over white space and control characters in addresses, and read a backslash as a slash.
    let address = String(String.UnicodeScalarView(address.unicodeScalars.filter { $0.value > 0x20 })).lowercased()
      .replacing("\\", with: "/")
    guard let colon = address.firstIndex(where: { ":/?#".contains($0) }), address[colon] == ":" else {
      return isLink || !address.hasPrefix("//")
    }
    switch address[..<colon] {
    case "http", "https", "mailto": return isLink
    case "data":
      return ["png", "jpeg", "jpg", "gif", "webp", "avif"].contains { type in
        ["data:image/\(type);", "data:image/\(type),"].contains(where: address.hasPrefix)
      }
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
  private static let elements: Set<String> = [
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

  // MARK: Cutting

  /// Leaves out a range, unless it is within something that is left out as a whole.
  private mutating func hide(_ range: Range<Int>) {
    if hiddenDepth == 0 { cuts.append(range) }
  }

  private mutating func cut(from start: Int, to end: Int) {
    if start < end { cuts.append(start..<end) }
  }
}
