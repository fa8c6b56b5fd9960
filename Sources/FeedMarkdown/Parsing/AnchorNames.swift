/// Gives each heading of a body a name for links, unique within the body, by the rules that GitHub follows.
struct AnchorNames {
  /// The names in the order in which they were given.
  private(set) var names: [String] = []
  private var taken: Set<String> = []
  private var lastNumbers: [String: Int] = [:]

  /// A name made of a heading's text: letters, digits, hyphens and underscores in lower case, spaces as hyphens,
  /// everything else left out. `Rain & Sun` becomes `rain--sun`, a second one `rain--sun-1`.
  mutating func name(for text: String) -> String {
    var base: [UInt8] = []
    base.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "a"..."z", "0"..."9", "-", "_": base.append(UInt8(ascii: scalar))
      case "A"..."Z": base.append(UInt8(ascii: scalar) | 0x20)
      case _ where scalar.isSpace: base.append(UInt8(ascii: "-"))
      case _ where scalar.isASCII: continue
      // Ideographs have no case, and asking for the small form of a letter makes a string.
      case _ where scalar.isIdeographOrKana: for byte in scalar.utf8 { base.append(byte) }
      case _ where scalar.isLetterOrNumber || scalar.isMark: base += scalar.properties.lowercaseMapping.utf8
      default: continue
      }
    }
    // Names that begin with a low line are those of themes.
    return unique(String(decoding: base.drop { $0 == UInt8(ascii: "_") }, as: UTF8.self))
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
    let base = text.isEmpty ? "section" : text
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
