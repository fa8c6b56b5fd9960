import FeedDiagnostics

/// Which attributes writers may give, on which elements, with which values.
///
/// Whatever could run a program, load a file, restyle the page or lead elsewhere is not on the list: no event handlers,
/// no `style`, no addresses but that of a citation, which browsers never follow. Neither is what fits no element that
/// Markdown makes, such as `datetime`.
enum AttributeRules {
  static let namesInFeeds: Set<String> = [
    "title", "lang", "dir", "cite", "hreflang", "width", "height", "start", "reversed",
  ]

  /// The attributes that need no value.
  static let flags: Set<String> = ["download", "reversed"]

  private static let names: Set<String> = [
    "aria-label", "cite", "class", "dir", "download", "height", "hreflang", "id", "lang", "loading", "rel", "reversed",
    "role", "start", "target", "title", "translate", "type", "width",
  ]

  private static let relations: Set<Substring> = [
    "author", "bookmark", "external", "help", "license", "me", "next", "nofollow", "noopener", "noreferrer", "prev",
    "search", "sponsored", "tag", "ugc",
  ]

  /// Forbidden attributes that are common enough to be recognised instead of read as text.
  private static let forbidden = [
    "style", "href", "src", "onclick", "onload", "onerror", "onfocus", "onmouse", "onkey", "onpointer", "ontouch",
  ]

  /// Whether the name is that of an attribute, allowed or not: the mark of an attribute list without a colon.
  static func isKnown(_ name: String) -> Bool {
    names.contains(name) || name.hasPrefix("data-") || name.hasPrefix("aria-")
      || forbidden.contains { name.hasPrefix($0) }
  }

  /// The value as it is written on the element, or nil where the element does not take it.
  static func value(of name: String, from written: String, on target: AttributeTarget) -> String? {
    switch (name, target) {
    case ("title", _): written
    case ("lang", _), ("hreflang", .link): language(written)
    case ("dir", _): word(written, of: ["ltr", "rtl", "auto"])
    case ("translate", _): word(written, of: ["yes", "no"])
    case ("target", .link): browsingContext(written)
    case ("rel", .link): relation(written)
    case ("download", .link): fileName(written)
    case ("type", .link): mediaType(written)
    case ("type", .list): ["1", "a", "A", "i", "I"].contains(written) ? written : nil
    case ("width", .image), ("height", .image): pixels(written)
    case ("loading", .image): word(written, of: ["lazy", "eager"])
    case ("start", .list): number(written)
    case ("reversed", .list): ""
    case ("cite", .quote): webAddress(written)
    // Names are forbidden on elements without a role (WAI-ARIA 1.2, section 5.2.8.6).
    case ("aria-label", .link), ("aria-label", .heading), ("aria-label", .list), ("aria-label", .bullets):
      written.isEmpty ? nil : written
    case ("role", .block), ("role", .quote): word(written, of: ["note", "presentation"])
    case ("role", .image): word(written, of: ["img", "presentation"])
    // Browsers forget that a list without bullets is one.
    case ("role", .list), ("role", .bullets): word(written, of: ["list", "presentation"])
    default: isData(name) ? written : nil
    }
  }

  /// Whether a list of relations holds one that is left out.
  static func holdsUnknownRelation(_ written: String) -> Bool {
    !relations.contains(written[...]) && !words(written).allSatisfy { relations.contains($0) }
  }

  /// The name of a class, where style sheets can name it without escapes (CSS Syntax 3, section 4.3.9).
  static func className(_ written: String) -> String? {
    let name = withDashes(written)
    let start = name.unicodeScalars.first { $0 != "-" }
    guard let start, start == "_" || start.isLetterOrNumber && !("0"..."9" ~= start) else { return nil }
    let isName = name.unicodeScalars.allSatisfy { $0.isLetterOrNumber || $0.isMark || $0 == "-" || $0 == "_" }
    return isName ? name : nil
  }

  /// An identifier of letters and digits of any script, marks on them, hyphens, underscores, full stops and colons.
  static func id(_ written: String) -> String? {
    let name = withDashes(written)
    let isName = name.unicodeScalars.allSatisfy {
      $0.isLetterOrNumber || $0.isMark || "-_.:".unicodeScalars.contains($0)
    }
    // Names that begin with a low line are those of themes.
    return isName && !name.isEmpty && !name.hasPrefix("_") ? name : nil
  }

  private static func relation(_ written: String) -> String? {
    if relations.contains(written[...]) { return written }
    let known = words(written).filter { relations.contains($0) }
    return known.isEmpty ? nil : known.joined(separator: " ")
  }

  /// Names after `data-` that the scripts of themes use: these could mistake those of an entry for their own.
  private static let namesOfThemes: Set<String> = [
    "archive", "artist", "copied", "copy", "count", "cover", "days", "instance", "length", "loaded", "more",
    "photo", "play", "question", "ready", "scheme", "search", "send", "share", "share-app", "srcset", "time", "year",
  ]

  /// `data-` and a name; except those of themes.
  private static func isData(_ name: String) -> Bool {
    guard name.hasPrefix("data-"), !name.hasPrefix("data-player") else { return false }
    guard !namesOfThemes.contains(String(name.dropFirst(5))) else { return false }
    let rest = name.utf8.dropFirst(5)
    return !rest.isEmpty
      && rest.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || $0.isASCIIDigit || $0 == UInt8(ascii: "-") }
  }
}

/// What the values of attributes are made of; each function gives the value as it is written, or nil.
extension AttributeRules {
  /// The words between white space, in lower case.
  static func words(_ written: String) -> [Substring] {
    written.lowercased().split(whereSeparator: \.isWhitespace)
  }

  /// One of the given words, ignoring case.
  static func word(_ written: String, of words: [String]) -> String? {
    if words.contains(written) { return written }
    let word = written.lowercased()
    return words.contains(word) ? word : nil
  }

  /// A language tag (RFC 5646, section 2.1): subtags of one to eight letters and digits, the first one of letters.
  static func language(_ written: String) -> String? {
    let tags = written.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let areTags = tags.allSatisfy {
      (1...8).contains($0.count) && $0.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit }
    }
    return areTags && tags.first?.allSatisfy(\.isASCIILetter) == true ? written : nil
  }

  /// A keyword for a window, or a name of ASCII letters, digits, hyphens and underscores.
  static func browsingContext(_ written: String) -> String? {
    if let keyword = word(written, of: ["_blank", "_self", "_parent", "_top"]) { return keyword }
    guard written.utf8.first?.isASCIILetter == true else { return nil }
    return written.utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || "-_".utf8.contains($0) } ? written : nil
  }

  /// A number of pixels from 1 to 99,999, a `px` after it left out.
  static func pixels(_ written: String) -> String? {
    let digits = written.hasSuffix("px") ? written.dropLast(2) : written[...]
    guard digits.utf8.count <= 5, digits.utf8.allSatisfy(\.isASCIIDigit), let number = Int(digits), number > 0 else {
      return nil
    }
    return String(number)
  }

  /// A whole number of at most nine digits, perhaps negative.
  static func number(_ written: String) -> String? {
    let digits = written.hasPrefix("-") ? written.dropFirst() : written[...]
    guard (1...9).contains(digits.utf8.count), digits.utf8.allSatisfy(\.isASCIIDigit) else { return nil }
    return Int(written).map { String($0) }
  }

  /// The name of a file without folders; empty for the name that the server gives.
  static func fileName(_ written: String) -> String? {
    written.utf8.contains { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") } ? nil : written
  }

  /// A media type without parameters (RFC 6838, section 4.2).
  static func mediaType(_ written: String) -> String? {
    let parts = written.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let areNames = parts.allSatisfy { part in
      !part.isEmpty && part.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || "!#$&-^_.+".utf8.contains($0) }
    }
    return parts.count == 2 && areNames ? written.lowercased() : nil
  }

  /// An address that begins with `http://` or `https://`.
  static func webAddress(_ written: String) -> String? {
    let address = written.lowercased()
    let hasSpace = written.utf8.contains { $0 <= UInt8(ascii: " ") }
    return (address.hasPrefix("https://") || address.hasPrefix("http://")) && !hasSpace ? written : nil
  }

  /// The text with the hyphens that smart punctuation joined to dashes.
  static func withDashes(_ written: String) -> String {
    guard written.utf8.contains(0xE2) else { return written }
    return written.unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "\u{2013}": text += "--"
      case "\u{2014}": text += "---"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
