/// Gives each heading of a body a name for links, unique within the body.
struct AnchorNames {
  private var taken: Set<String> = []
  private var lastNumbers: [String: Int] = [:]

  /// A name made of the letters and digits of `text` in lower case, with hyphens between the words: `Rain & Sun`
  /// becomes `rain-sun`, a second one `rain-sun-2`.
  mutating func name(for text: String) -> String {
    var base = ""
    var isApart = false
    for scalar in text.lowercased().unicodeScalars {
      if scalar.isLetterOrNumber || scalar.isMark {
        if isApart, !base.isEmpty { base.append("-") }
        base.unicodeScalars.append(scalar)
        isApart = false
      } else if scalar.isSpace || scalar == "-" || scalar == "_" {
        isApart = true
      }
    }
    return unique(base.isEmpty ? "section" : base)
  }

  private mutating func unique(_ base: String) -> String {
    var name = base
    while !taken.insert(name).inserted {
      let number = (lastNumbers[base] ?? 1) + 1
      lastNumbers[base] = number
      name = "\(base)-\(number)"
    }
    return name
  }
}
