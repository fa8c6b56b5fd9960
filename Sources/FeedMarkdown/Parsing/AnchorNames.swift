/// Gives each heading of a body a name for links, unique within the body, by the rules that GitHub follows.
struct AnchorNames {
  /// The names in the order in which they were given.
  private(set) var names: [String] = []
  private var taken: Set<String> = []
  private var lastNumbers: [String: Int] = [:]

  /// A name made of a heading's text: letters, digits, hyphens and underscores in lower case, spaces as hyphens,
  /// everything else left out. `Rain & Sun` becomes `rain--sun`, a second one `rain--sun-1`.
  mutating func name(for text: String) -> String {
    if let name = Self.plainName(for: text) { return unique(name.isEmpty ? "section" : name) }
    var base = ""
    for scalar in text.lowercased().unicodeScalars {
      if scalar.isLetterOrNumber || scalar.isMark || scalar == "-" || scalar == "_" {
        base.unicodeScalars.append(scalar)
      } else if scalar.isSpace {
        base.append("-")
      }
    }
    return unique(base.isEmpty ? "section" : base)
  }

  /// The name of a text in ASCII, which is most text; nil for any other.
  private static func plainName(for text: String) -> String? {
    var name: [UInt8] = []
    name.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      switch byte {
      case 0x80...: return nil
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): name.append(byte | 0x20)
      case _ where byte.isASCIIWord || byte == UInt8(ascii: "-"): name.append(byte)
      case _ where byte.isASCIIWhiteSpace: name.append(UInt8(ascii: "-"))
      default: break
      }
    }
    return String(decoding: name, as: UTF8.self)
  }

  /// Takes a name as it is; false where it is taken already.
  mutating func take(_ name: String) -> Bool {
    // Few bodies have so many that looking them up pays.
    if names.count < 8 {
      guard !names.contains(name) else { return false }
    } else {
      if taken.isEmpty { taken = Set(names) }
      guard taken.insert(name).inserted else { return false }
    }
    names.append(name)
    return true
  }

  private mutating func unique(_ base: String) -> String {
    var name = base
    while !take(name) {
      let number = (lastNumbers[base] ?? 0) + 1
      lastNumbers[base] = number
      name = "\(base)-\(number)"
    }
    return name
  }
}
