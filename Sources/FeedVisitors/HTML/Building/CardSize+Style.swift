extension CardSize {
  /// The shape as a class name: `card-normal`, `card-wide`, `card-tall`, `card-large`, `card-small` or `card-full`.
  var className: String { "card-\(shape.rawValue)" }

  /// The size as custom properties of CSS: `--columns: 2; --rows: 24`, with the rows in a single column where these
  /// are others, and the lines that there is room for.
  ///
  /// A card across all columns counts as two; its class makes it span the whole grid.
  var style: String {
    let count =
      switch columns {
      case .one: 1
      case .two, .full: 2
      }
    let numbers = [
      ("columns", count), ("rows", rows), ("rows-alone", rowsInOneColumn), ("title-shown", lines.title),
      ("sub-shown", lines.sub), ("copy-shown", lines.copy),
    ]
    return numbers.compactMap { name, number in number.map { "--\(name): \($0)" } }.joined(separator: "; ")
  }
}
