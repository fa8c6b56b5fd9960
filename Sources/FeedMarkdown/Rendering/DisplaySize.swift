package import FeedMarkup

/// The size at which an image or a film is shown: its own, or what an attribute list asks for.
package struct DisplaySize: Hashable, Sendable {
  /// The width in pixels.
  package let width: Int?
  /// The height in pixels.
  package let height: Int?

  /// Takes `width` and `height` out of an attribute list. Where it has one of them only, the other one follows from the
  /// proportions of the file; where it has neither, the file's size counts, if both of its sides are known.
  package init(of file: ResolvedLink, taking attributes: inout AttributeList) {
    let asked = (attributes.removeValue(of: "width"), attributes.removeValue(of: "height"))
    let (askedWidth, askedHeight) = (asked.0.flatMap { Int($0) }, asked.1.flatMap { Int($0) })
    var fileSize: (width: Int, height: Int)?
    if let width = file.pixelWidth, let height = file.pixelHeight { fileSize = (width, height) }
    switch (askedWidth, askedHeight) {
    case (nil, nil): (width, height) = (fileSize?.width, fileSize?.height)
    case (let asked?, nil):
      (width, height) = (asked, fileSize.map { Self.scaled(asked, by: $0.height, over: $0.width) })
    case (nil, let asked?):
      (width, height) = (fileSize.map { Self.scaled(asked, by: $0.width, over: $0.height) }, asked)
    default: (width, height) = (askedWidth, askedHeight)
    }
  }

  /// Appends the attributes to a start tag, a space before each.
  package func append(to buffer: inout MarkupBuffer) {
    if let width { buffer.append(" width=\"\(width)\"") }
    if let height { buffer.append(" height=\"\(height)\"") }
  }

  private static func scaled(_ length: Int, by numerator: Int, over denominator: Int) -> Int {
    max(1, Int((Double(length) * Double(numerator) / Double(denominator)).rounded()))
  }
}
