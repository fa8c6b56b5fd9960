/// A line of an overview: what was decided, the outcome, and the reason.
struct ExplanationLine {
  /// What was decided; empty where the line goes on with that of the line before.
  var name: String
  let value: String
  let reason: String?

  init(_ name: String, _ value: String, because reason: String? = nil) {
    self.name = name
    self.value = value
    self.reason = reason
  }

  /// The line with its value in a column of its own.
  var text: String {
    let column = name.padding(to: 11)
    return column + value + (reason.map { "  (\($0))" } ?? "")
  }

  /// Lines of one name, which stands in the first of them only.
  static func grouped(_ lines: [ExplanationLine]) -> [ExplanationLine] {
    lines.enumerated().map { index, line in
      var line = line
      if index > 0 { line.name = "" }
      return line
    }
  }
}

extension String {
  fileprivate func padding(to width: Int) -> String { self + String(repeating: " ", count: max(1, width - count)) }
}
