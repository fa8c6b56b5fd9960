extension CardSize {
  /// The size as class names: `card-two card-fixed`.
  var className: String {
    let columns =
      switch columns {
      case .one: "card-one"
      case .two: "card-two"
      case .full: "card-full"
      }
    let height =
      switch height {
      case .fixed: "card-fixed"
      case .automatic: "card-automatic"
      }
    return "\(columns) \(height)"
  }

  /// The size as custom properties of CSS: `--columns: 2; --rows: 24`.
  ///
  /// A card across all columns counts as one; its class makes it span the grid.
  var style: String {
    let count =
      switch columns {
      case .one, .full: 1
      case .two: 2
      }
    return "--columns: \(count); --rows: \(rows)"
  }
}
