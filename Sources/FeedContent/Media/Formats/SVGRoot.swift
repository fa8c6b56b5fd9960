/// The root element of a drawing with what it says of its size.
struct SVGRoot {
  /// Whether it is the root of a drawing and not of another document.
  let isSVG: Bool

  private var width: SVGLength?
  private var height: SVGLength?
  private var box: (width: Double, height: Double)?

  /// Creates a root of a name, with or without a prefix.
  init(name: ArraySlice<UInt8>) {
    let local = name.lastIndex(of: UInt8(ascii: ":")).map { name[name.index(after: $0)...] } ?? name
    isSVG = local.elementsEqual("svg".utf8)
  }

  /// Takes an attribute.
  mutating func note(_ key: ArraySlice<UInt8>, _ value: ArraySlice<UInt8>) {
    // No number is that long.
    guard value.count <= 256 else { return }
    let text = String(decoding: value, as: UTF8.self)
    switch String(decoding: key, as: UTF8.self) {
    case "width": width = SVGLength(text)
    case "height": height = SVGLength(text)
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
  var size: (width: Int, height: Int)? {
    let sides: (Double, Double)? =
      switch (width?.pixels, height?.pixels, box) {
      case (let width?, let height?, _): (width, height)
      case (let width?, nil, let box?): (width, width * box.height / box.width)
      case (nil, let height?, let box?): (height * box.width / box.height, height)
      case (nil, nil, let box?): box
      default: nil
      }
    guard let (width, height) = sides, max(width, height) < 1e9 else { return nil }
    return (Int(width.rounded()), Int(height.rounded()))
  }
}
