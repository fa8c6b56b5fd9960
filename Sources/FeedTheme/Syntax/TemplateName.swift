/// The functions that templates may use.
enum TemplateFunction: String {
  /// `{{#first()}}`: whether the current element of a list is the first.
  case first
  /// `{{^last()}}, {{/last()}}`: whether the current element of a list is the last; for separators.
  case last
  /// `{{count(list)}}`: how many elements a list has.
  case count
  /// `{{#empty(list)}}`: whether a list has no elements.
  case empty

  /// Whether it is about the current element rather than about a list that is named.
  var isAboutElement: Bool {
    switch self {
    case .first, .last: true
    case .count, .empty: false
    }
  }
}

/// What a tag names: `title`, `album.title`, `.`, `last()` or `count(tracks)`.
struct TemplateName: Hashable {
  /// The name as it is written, without white space around it.
  let text: String
  /// The function that is applied.
  let function: TemplateFunction?
  /// The variable and what is read from it; empty for `.` and for functions about the current element.
  let path: [String]
  /// Where the name begins.
  let place: TemplatePlace

  /// Where a part of the path begins.
  func place(ofPart index: Int) -> TemplatePlace {
    let before = [function?.rawValue].compactMap(\.self) + path[..<index]
    return place.advanced(by: before.reduce(0) { $0 + $1.unicodeScalars.count + 1 })
  }
}

extension TemplateName {
  /// Reads a name; nil where it is none.
  init?(_ text: String, at place: TemplatePlace) {
    guard text != "." else {
      self.init(text: text, function: nil, path: [], place: place)
      return
    }
    guard let open = text.firstIndex(of: "(") else {
      guard let path = Self.path(text[...]) else { return nil }
      self.init(text: text, function: nil, path: path, place: place)
      return
    }
    guard let function = TemplateFunction(rawValue: String(text[..<open])), text.last == ")" else { return nil }
    let argument = text[text.index(after: open)...].dropLast()
    if function.isAboutElement {
      guard argument.isEmpty else { return nil }
      self.init(text: text, function: function, path: [], place: place)
    } else {
      guard let path = Self.path(argument) else { return nil }
      self.init(text: text, function: function, path: path, place: place)
    }
  }

  private static func path(_ text: Substring) -> [String]? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty && $0.unicodeScalars.allSatisfy(isNameScalar) }) else { return nil }
    return parts.map(String.init)
  }

  private static func isNameScalar(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "-": true
    default: false
    }
  }
}
