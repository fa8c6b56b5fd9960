/// Gives each heading of a body a name for links, unique within the body, by the rules that GitHub follows.
struct AnchorNames {
  /// The names in the order in which they were given.
  private(set) var names: [String] = []
  private var taken: Set<String> = []
  private var lastNumbers: [String: Int] = [:]

  /// A name made of a heading's text: letters, digits, hyphens and underscores in lower case, spaces as hyphens,
  /// everything else left out. `Rain & Sun` becomes `rain--sun`, a second one `rain--sun-1`.
  mutating func name(for text: String) -> String {
    if let name = Self.plainName(for: text) { return unique(name) }
    var base = ""
    for scalar in text.lowercased().unicodeScalars {
      if scalar.isLetterOrNumber || scalar.isMark || scalar == "-" || scalar == "_" {
        base.unicodeScalars.append(scalar)
      } else if scalar.isSpace {
        base.append("-")
      }
    }
    return unique(base)
  }

  /// The name of a text of ASCII, ideographs, kana and hangul, which is most text; nil for any other.
  private static func plainName(for text: String) -> String? {
    var name: [UInt8] = []
    name.reserveCapacity(text.utf8.count)
    var bytes = text.utf8.makeIterator()
    while let byte = bytes.next() {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): name.append(byte | 0x20)
      case 0x80...:
        guard (0xE3...0xED).contains(byte), let second = bytes.next(), let third = bytes.next(),
          isPlainLetter(byte, second, third)
        else { return nil }
        name.append(byte)
        name.append(second)
        name.append(third)
      case _ where byte.isASCIIWord || byte == UInt8(ascii: "-"): name.append(byte)
      case _ where byte.isASCIIWhiteSpace: name.append(UInt8(ascii: "-"))
      default: break
      }
    }
    return String(decoding: name, as: UTF8.self)
  }

  /// Whether the scalar of three bytes is a letter that has no case: an ideograph, kana or a syllable of hangul.
  private static func isPlainLetter(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
    switch UInt32(first & 0x0F) << 12 | UInt32(second & 0x3F) << 6 | UInt32(third & 0x3F) {
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3: true
    default: false
    }
  }

  /// Takes a name as it is; false where it is taken already.
  mutating func take(_ name: String) -> Bool {
    // Few bodies have so many that looking them up pays.
    if names.count < 8 {
      // To compare two names takes long where they are not ASCII, and few are of the same length.
      guard !names.contains(where: { $0.utf8.count == name.utf8.count && $0 == name }) else { return false }
    } else {
      if taken.isEmpty { taken = Set(names) }
      guard taken.insert(name).inserted else { return false }
    }
    names.append(name)
    return true
  }

  private mutating func unique(_ text: String) -> String {
    // Names that begin with a low line are those of themes.
    let stripped = text.drop { $0 == "_" }
    let base = stripped.isEmpty ? "section" : String(stripped)
    var name = base
    while !take(name) {
      let number = (lastNumbers[base] ?? 0) + 1
      lastNumbers[base] = number
      name = "\(base)-\(number)"
    }
    return name
  }
}

/// The names by which links lead to headings.
package enum MarkdownAnchor {
  /// The name that a heading of that text has where no other one has it.
  package static func name(for text: String) -> String {
    var names = AnchorNames()
    return names.name(for: text)
  }
}
