import FeedMarkdown

/// Writes words and addresses so that Markdown reads them as nothing else (CommonMark 0.30, section 2.4, and what
/// feedsite reads beyond it).
struct MarkdownEscaping {
  /// Whether `#rain` and `@ann` mean something.
  var isNote = false
  /// Whether the words are in a link, which a bracket would end.
  var isInLink = false
  /// Whether the words are in the cell of a table, which a pipe would end.
  var isInTable = false

  /// The words of a line, escaped where what is before and after makes it necessary.
  func escaped(_ text: String, after before: Unicode.Scalar?, before after: Unicode.Scalar?) -> String {
    let scalars = Array(text.unicodeScalars)
    var escaped = String.UnicodeScalarView()
    var index = 0
    while index < scalars.count {
      let previous = index > 0 ? scalars[index - 1] : before
      if !isInLink, let end = address(scalars, at: index, previous) {
        escaped.append(contentsOf: written(scalars[index..<end]).unicodeScalars)
        index = end
        continue
      }
      let next = index + 1 < scalars.count ? scalars[index + 1] : after
      if needsEscape(scalars, index, previous, next) { escaped.append("\\") }
      escaped.append(scalars[index])
      index += 1
    }
    return String(escaped)
  }

  private func needsEscape(
    _ text: [Unicode.Scalar], _ index: Int, _ previous: Unicode.Scalar?, _ next: Unicode.Scalar?
  ) -> Bool {
    switch text[index] {
    case "\\", "`", "~", "^", "[": true
    case "*": !(previous == " " && next == " ")
    case "_": !(previous?.isWord == true && next?.isWord == true)
    case "]": isInLink
    case "<": next.map { $0.properties.isAlphabetic || "/!?".unicodeScalars.contains($0) } ?? true
    case "&": Self.isReference(text[(index + 1)...])
    case "!": next == "["
    // Tags of templates stay text, too.
    case "{": previous == "{" || next.map { !$0.properties.isWhitespace } ?? true
    case "%": previous == "{"
    case "=": previous == "=" || next == "="
    case ":": Self.isShortCode(text[(index + 1)...])
    case "#", "@": isNote && !isInLink && previous?.isWord != true && next.map { $0.isWord } ?? true
    case "|": isInTable
    default: false
    }
  }

  /// Whether a character reference is after an ampersand (CommonMark 0.30, section 2.5).
  private static func isReference(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
    let name = text.prefix(32).prefix { $0.isASCII && ($0.isWord || $0 == "#") && $0 != "_" }
    return !name.isEmpty && name.endIndex < text.endIndex && text[name.endIndex] == ";"
  }

  /// Whether a name and a second colon stand after a colon.
  private static func isShortCode(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
    let name = text.prefix(40).prefix { $0.isASCII && ($0.isWord || $0 == "+" || $0 == "-") }
    return !name.isEmpty && name.endIndex < text.endIndex && text[name.endIndex] == ":"
  }

  // MARK: Addresses in the text

  /// Where a bare address ends that begins at an index; nil where none does.
  private func address(_ text: [Unicode.Scalar], at index: Int, _ previous: Unicode.Scalar?) -> Int? {
    guard text[index] == "h", previous?.isWord != true,
      ["https://", "http://"].contains(where: { text[index...].starts(with: $0.unicodeScalars) })
    else { return nil }
    var end =
      text[index...].firstIndex { $0.properties.isWhitespace || "<>\"|\\`[]{}".unicodeScalars.contains($0) }
      ?? text.count
    while end > index, ".,;:!?)'*_~&".unicodeScalars.contains(text[end - 1]) { end -= 1 }
    return end - index > "https://".count ? end : nil
  }

  /// An address becomes a link by itself, unless characters in it are parsed first.
  private func written(_ address: ArraySlice<Unicode.Scalar>) -> String {
    let text = String(String.UnicodeScalarView(address))
    return text.contains(/\*|(^|\W)_|_(\W|$)/) ? "<\(text)>" : text
  }

  // MARK: Beginnings of lines

  /// A line that no reader takes for the beginning of a block (CommonMark 0.30, section 4 and 5).
  static func escapedStart(_ line: String) -> String {
    guard let first = line.utf8.first, "#>-+=*:|0123456789".utf8.contains(first) else { return line }
    if line.contains(/^(#{1,6}([ \t]|$)|>|[-+]([ \t]|$)|--|=+[ \t]*$|\*[ \t]|:[ \t]|\|)/) { return "\\" + line }
    guard let number = line.firstMatch(of: /^(\d{1,9})([.)])([ \t]|$)/) else { return line }
    return number.1 + "\\" + line.dropFirst(number.1.count)
  }

  // MARK: Links, images, code

  /// A destination (CommonMark 0.30, section 6.3), percent-encoded where a character in it would mean something else.
  static func destination(_ address: String) -> String {
    let scalars = Array(encoded(address).unicodeScalars)
    var written = ""
    var depth = 0
    var isBalanced = true
    for (index, scalar) in scalars.enumerated() {
      if scalar == "(" { depth += 1 }
      if scalar == ")" { depth -= 1 }
      isBalanced = isBalanced && depth >= 0
      written += scalar == "&" && isReference(scalars[(index + 1)...]) ? "&amp;" : String(scalar)
    }
    return depth == 0 && isBalanced && !written.isEmpty ? written : "<\(written)>"
  }

  /// An address without the characters that cannot be in a destination.
  static func encoded(_ address: String) -> String {
    var encoded = ""
    for scalar in address.unicodeScalars where scalar.properties.generalCategory != .control {
      if " <>\\{}|`".unicodeScalars.contains(scalar) {
        encoded += "%" + String(scalar.value, radix: 16, uppercase: true)
      } else {
        encoded.unicodeScalars.append(scalar)
      }
    }
    return encoded
  }

  /// An image (CommonMark 0.30, section 6.4).
  static func image(_ address: String, alt: String, title: String?) -> String {
    let words = MarkdownEscaping(isInLink: true, isInTable: true)
      .escaped(alt.collapsingWhitespace.trimmed, after: nil, before: nil)
    return "![\(words)](\(destination(address))\(self.title(title)))"
  }

  /// A title, with the space before it; empty where there is none.
  static func title(_ title: String?) -> String {
    guard let words = title?.collapsingWhitespace.trimmed, !words.isEmpty else { return "" }
    let scalars = Array(words.unicodeScalars)
    var escaped = ""
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "\"", "\\", "|": escaped += "\\\(scalar)"
      // cmark reads references in titles before it reads backslashes.
      case "&" where isReference(scalars[(index + 1)...]): escaped += "&amp;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return " \"\(escaped)\""
  }

  /// A fenced block of code (CommonMark 0.30, section 4.5).
  static func codeBlock(_ text: String, language: String) -> String {
    let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return "\(fence)\(language)\n\(text)\n\(fence)"
  }

  /// A code span (CommonMark 0.30, section 6.1).
  static func codeSpan(_ text: String) -> String {
    let runs = text.split { $0 != "`" }.map(\.count)
    let fence = String(repeating: "`", count: (1...).first { !runs.contains($0) } ?? 1)
    let isSpaced = text.hasPrefix(" ") && text.hasSuffix(" ") && text.contains { $0 != " " }
    let padding = text.hasPrefix("`") || text.hasSuffix("`") || isSpaced ? " " : ""
    return fence + padding + text + padding + fence
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter, a digit or an underscore.
  var isWord: Bool { properties.isAlphabetic || properties.numericType != nil || self == "_" }

  /// Whether CommonMark may treat it as punctuation (version 0.30 by its category P, later ones S as well).
  var isPunctuationOrSymbol: Bool {
    switch properties.generalCategory {
    case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: true
    default: isPunctuation
    }
  }
}
