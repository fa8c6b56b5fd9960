import FeedDiagnostics

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
    (self.text, self.place) = (text, place)
    guard let open = text.firstIndex(of: "(") else {
      guard let path: [String] = text == "." ? [] : Self.path(text[...]) else { return nil }
      (self.function, self.path) = (nil, path)
      return
    }
    let argument = text[text.index(after: open)...].dropLast()
    guard let function = TemplateFunction(rawValue: String(text[..<open])), text.last == ")",
      let path: [String] = function.isAboutElement ? (argument.isEmpty ? [] : nil) : Self.path(argument)
    else { return nil }
    (self.function, self.path) = (function, path)
  }

  private static func path(_ text: Substring) -> [String]? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(\.isOfTemplateName) }) else { return nil }
    return parts.map(String.init)
  }
}

extension UInt8 {
  /// Whether it can be part of the name of a variable or, between dots and slashes, of a template.
  var isOfTemplateName: Bool { isASCIILetter || isASCIIDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: "-") }
}
