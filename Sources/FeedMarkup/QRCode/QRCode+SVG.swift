extension QRCode {
  /// How many light modules stand around a symbol (section 6.3.8).
  private static let quietZone = 4

  /// The symbol as an SVG image for HTML, one unit a module, dark on light whatever the page's colours are.
  ///
  /// - Parameter label: what the image is, for those who cannot see it.
  package func svg(label: String) -> HTMLFragment {
    let side = String(size + 2 * Self.quietZone)
    var writer = HTMLWriter()
    writer.element(
      "svg",
      [
        "viewBox": .text("0 0 \(side) \(side)"), "width": .text(side), "height": .text(side), "role": "img",
        "aria-label": .text(label), "shape-rendering": "crispEdges",
      ]
    ) { writer in
      writer.element("path", ["fill": "#fff", "d": .text("M0 0h\(side)v\(side)H0z")]) { _ in }
      writer.element("path", ["stroke": "#000", "d": .text(path)]) { _ in }
    }
    return writer.fragment
  }

  /// Lines as thick as a module through the dark ones of each row.
  private var path: String {
    let numbers = (0..<size + 2 * Self.quietZone).map { String($0) }
    var path = ""
    for row in 0..<size {
      var position: Int?
      var column = 0
      while column < size {
        var end = column
        while self[end, row] { end += 1 }
        if end > column {
          if let position {
            path += "m"
            path += numbers[column - position]
            path += " 0h"
          } else {
            path += "M"
            path += numbers[column + Self.quietZone]
            path += " "
            path += numbers[row + Self.quietZone]
            path += ".5h"
          }
          path += numbers[end - column]
          position = end
        }
        column = end + 1
      }
    }
    return path
  }
}
