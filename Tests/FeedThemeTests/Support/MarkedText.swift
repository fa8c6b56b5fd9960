/// Text in which emoji digits such as 1️⃣ mark places and are taken out.
struct MarkedText {
  /// The text without its markers.
  let text: String
  /// Line and column of each marker, both counted from one in Unicode scalars.
  let places: [String: (line: Int, column: Int)]

  init(_ marked: String) {
    var text = String.UnicodeScalarView()
    var places: [String: (line: Int, column: Int)] = [:]
    var (line, column) = (1, 1)
    for character in marked {
      let scalars = Array(character.unicodeScalars)
      if scalars.count == 3, scalars[1] == "\u{FE0F}", scalars[2] == "\u{20E3}" {
        places[String(character)] = (line, column)
        continue
      }
      text.append(contentsOf: scalars)
      for scalar in scalars {
        (line, column) = scalar == "\n" ? (line + 1, 1) : (line, column + 1)
      }
    }
    self.text = String(text)
    self.places = places
  }
}
