import FeedDiagnostics
import FeedModel

/// Reads SVG drawings (SVG 2, sections 8.2 and 8.12): the attributes of the root element.
///
/// Nothing is expanded and nothing but the beginning of the file is looked at, so that entities do no harm.
enum SVGReader {
  static func recognizes(_ source: ByteSource) throws(MediaError) -> Bool {
    let start = try source.prefix(at: 0, count: 256)
    let text =
      SVGText.decoded(Array(start))?[...] ?? (start.starts(with: [0xEF, 0xBB, 0xBF]) ? start.dropFirst(3) : start)
    guard text.first(where: { !$0.isXMLSpace }) == UInt8(ascii: "<") else { return false }
    return try SVGCleaning.root(of: source)?.isSVG ?? false
  }

  static func read(_ source: ByteSource, into facts: inout MediaFacts) throws(MediaError) {
    facts.mimeType = "image/svg+xml"
    guard let root = try SVGCleaning.root(of: source), root.isSVG else { throw .damaged(part: "root element") }
    facts.pixelSize = root.size
  }
}

/// The root element of a drawing, with its size.
struct SVGRoot {
  /// Whether it is the root of a drawing and not of another document.
  let isSVG: Bool

  private var width: Double?
  private var height: Double?
  private var box: (width: Double, height: Double)?

  /// Creates a root of a name, with or without a prefix.
  init(name: ArraySlice<UInt8>) { isSVG = name.localName == "svg" }

  mutating func note(_ key: ArraySlice<UInt8>, _ value: ArraySlice<UInt8>) {
    // No number is that long.
    guard value.count <= 256 else { return }
    let text = String(decoding: value, as: UTF8.self)
    switch String(decoding: key, as: UTF8.self) {
    case "width": width = SVGLength.pixels(of: text)
    case "height": height = SVGLength.pixels(of: text)
    case "viewBox":
      let parts = text.split(whereSeparator: { $0 == "," || $0.isWhitespace })
      let numbers = parts.compactMap { SVGLength.number($0) }
      guard parts.count == 4, numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else { return }
      box = (numbers[2], numbers[3])
    default: break
    }
  }

  /// Width and height in pixels of CSS; nil where the drawing fits any size.
  ///
  /// Without one side the other one follows from the view box, as in browsers; without both, the view box counts.
  var size: PixelSize? {
    let sides: (Double, Double)? =
      switch (width, height, box) {
      case (let width?, let height?, _): (width, height)
      case (let width?, nil, let box?): (width, width * box.height / box.width)
      case (nil, let height?, let box?): (height * box.width / box.height, height)
      case (nil, nil, let box?): box
      default: nil
      }
    guard let (width, height) = sides, max(width, height) < 1e9 else { return nil }
    return PixelSize(width: Int(width.rounded()), height: Int(height.rounded()))
  }
}

/// Lengths of SVG attributes (CSS Values and Units 4, section 6.2).
private enum SVGLength {
  /// A number with or without a unit in pixels of CSS; nil where it depends on others, such as the window or a font.
  static func pixels(of text: String) -> Double? {
    let text = text.filter { !$0.isWhitespace }.lowercased()
    let unit = factors.keys.first { text.hasSuffix($0) }
    let number = number(unit.map { text.dropLast($0.count) } ?? text[...])
    return number.flatMap { $0 > 0 ? $0 * (unit.flatMap { factors[$0] } ?? 1) : nil }
  }

  /// Pixels in a unit; an inch has 96.
  private static let factors = [
    "px": 1, "in": 96, "cm": 96 / 2.54, "mm": 9.6 / 2.54, "q": 2.4 / 2.54, "pt": 96.0 / 72, "pc": 16,
  ]

  /// A number as SVG writes it; nil for everything else, such as `nan` and hexadecimal digits.
  static func number(_ text: Substring) -> Double? {
    guard text.utf8.allSatisfy({ $0.isASCIIDigit || "+-.Ee".utf8.contains($0) }),
      let number = Double(text), number.isFinite
    else { return nil }
    return number
  }
}

/// The text of a drawing, which says itself how it is encoded (XML 1.0, section 4.3.3 and appendix F).
enum SVGText {
  /// A text in UTF-16 with its mark as UTF-8, in which nothing says any longer that it is in UTF-16; nil for any other.
  static func decoded(_ bytes: [UInt8]) -> [UInt8]? {
    let isBigEndian = bytes.starts(with: [0xFE, 0xFF])
    guard isBigEndian || bytes.starts(with: [0xFF, 0xFE]) else { return nil }
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    let text = String(decoding: units, as: UTF16.self)
    guard text.hasPrefix("<?xml"), let end = text.firstRange(of: "?>")?.upperBound else { return Array(text.utf8) }
    return Array(text[end...].drop(while: \.isNewline).utf8)
  }
}

extension UInt8 {
  var isXMLSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}

extension ArraySlice<UInt8> {
  /// A name without its prefix.
  var localName: String {
    String(decoding: self[(lastIndex(of: UInt8(ascii: ":")).map { $0 + 1 } ?? startIndex)...], as: UTF8.self)
  }
}
