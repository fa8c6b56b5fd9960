import FeedDiagnostics

/// An address that is in the text as it is (GFM 0.29, section 6.9).
struct Autolink {
  /// Where it begins and ends in the text.
  let range: Range<Int>
  /// What is before the text in the destination: a scheme where the text has none.
  let prefix: String

  // MARK: Addresses of the web

  /// An address that begins with `www.` at `start`; it may end where a list of attributes begins, and before the `==`
  /// that ends marked words.
  init?(wwwAt start: Int, in text: [UInt8], stopsAtList: Bool = false, isMarked: Bool = false) {
    guard text[start...].starts(with: "www.".utf8), Self.isBoundary(before: start, in: text, isMarked: isMarked) else {
      return nil
    }
    guard let end = Self.end(ofAddressWithDomainAt: start, in: text, stopsAtList: stopsAtList, isMarked: isMarked)
    else { return nil }
    range = start..<end
    prefix = "http://"
  }

  /// An address whose scheme ends with the colon at `colon`; it may end where a list of attributes begins, and before the
  /// `==` that ends marked words.
  init?(colonAt colon: Int, in text: [UInt8], stopsAtList: Bool = false, isMarked: Bool = false) {
    guard text[colon...].starts(with: "://".utf8) else { return nil }
    for scheme in ["https", "http", "ftp"] {
      let start = colon - scheme.utf8.count
      guard start >= 0, text[start..<colon].lazy.map({ $0 | 0x20 }).elementsEqual(scheme.utf8) else { continue }
      if start > 0, text[start - 1].isASCIIWord { return nil }
      guard let end = Self.end(ofAddressWithDomainAt: colon + 3, in: text, stopsAtList: stopsAtList, isMarked: isMarked)
      else { return nil }
      range = start..<end
      prefix = ""
      return
    }
    return nil
  }

  private static func isBoundary(before start: Int, in text: [UInt8], isMarked: Bool) -> Bool {
    guard start > 0 else { return true }
    let before = text[start - 1]
    return before.isASCIISpace || before >= 0x80 || "*_~(".utf8.contains(before)
      || isMarked && before == UInt8(ascii: "=")
  }

  private static func end(
    ofAddressWithDomainAt start: Int, in text: [UInt8], stopsAtList: Bool, isMarked: Bool
  ) -> Int? {
    guard let domain = domainEnd(from: start, in: text) else { return nil }
    var end = domain
    while end < text.count, text[end] > UInt8(ascii: " "), text[end] != UInt8(ascii: "<") {
      if stopsAtList, text[end...].starts(with: "{:".utf8) { break }
      if text[end] >= 0x80 {
        // Chinese and Japanese put no space between an address and the punctuation after it.
        guard let found = text.scalar(at: end), !isPunctuationAfterAddress(found.scalar) else { break }
        end += found.length
      } else {
        end += 1
      }
    }
    return withoutTrailingPunctuation(text[start..<end], isMarked: isMarked)
  }

  private static func isPunctuationAfterAddress(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3000...0x3002, 0x3008...0x3011, 0x3014...0x301F, 0xFF01, 0xFF08...0xFF09, 0xFF0C, 0xFF0E, 0xFF1A...0xFF1B,
      0xFF1F, 0x2018...0x201D, 0x2026:
      true
    default: scalar.isSpace
    }
  }

  /// The end of the domain: parts of letters, digits, hyphens and underscores between periods, at least two of them, and
  /// no underscore in the last two.
  private static func domainEnd(from start: Int, in text: [UInt8]) -> Int? {
    var end = start
    var periods = 0
    var underscores = (last: false, before: false)
    while end < text.count {
      let byte = text[end]
      if byte >= 0x80, let found = text.scalar(at: end), isPunctuationAfterAddress(found.scalar) { break }
      if byte == UInt8(ascii: ".") {
        guard end > start, text[end - 1] != UInt8(ascii: "."), end + 1 < text.count, isInDomain(text[end + 1]) else {
          break
        }
        periods += 1
        underscores = (false, underscores.last)
      } else if byte == UInt8(ascii: "_") {
        underscores.last = true
      } else if !isInDomain(byte) {
        break
      }
      end += 1
    }
    return periods > 0 && !underscores.last && !underscores.before ? end : nil
  }

  private static func isInDomain(_ byte: UInt8) -> Bool {
    byte.isASCIIWord || byte == UInt8(ascii: "-") || byte >= 0x80
  }

  private static func withoutTrailingPunctuation(_ address: ArraySlice<UInt8>, isMarked: Bool) -> Int? {
    var address = address
    let opened = address.count { $0 == UInt8(ascii: "(") }
    var closed = address.count { $0 == UInt8(ascii: ")") }
    while let last = address.last {
      if last == UInt8(ascii: ")") {
        guard closed > opened else { break }
        closed -= 1
      } else if last == UInt8(ascii: ";") {
        let name = address.dropLast().reversed().prefix { $0.isASCIILetter || $0.isASCIIDigit }.count
        let ampersand = address.endIndex - 2 - name
        guard name > 0, ampersand >= address.startIndex, address[ampersand] == UInt8(ascii: "&") else { break }
        address = address[..<ampersand]
        continue
      } else if isMarked, address.suffix(2).elementsEqual("==".utf8) {
        address = address.dropLast(2)
        continue
      } else if !"?!.,:*_~'\"".utf8.contains(last) {
        break
      }
      address = address.dropLast()
    }
    return address.isEmpty ? nil : address.endIndex
  }

  // MARK: E-mail

  /// An address of e-mail around the `@` at `at`, no part of which is before `limit`.
  init?(at: Int, in text: [UInt8], notBefore limit: Int) {
    let local = text[limit..<at].reversed().prefix {
      $0.isASCIIWord || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+")
    }.count
    guard local > 0 else { return nil }
    var end = at + 1
    var periods = 0
    while end < text.count {
      let byte = text[end]
      if byte == UInt8(ascii: ".") {
        guard end > at + 1, end + 1 < text.count, text[end + 1].isASCIIWord else { break }
        periods += 1
      } else if !byte.isASCIIWord, byte != UInt8(ascii: "-") {
        break
      }
      end += 1
    }
    guard periods > 0, let last = text[(at + 1)..<end].last, last != UInt8(ascii: "-"), last != UInt8(ascii: "_") else {
      return nil
    }
    guard let scheme = Self.scheme(before: at - local, in: text[limit...]) else {
      range = (at - local)..<end
      prefix = "mailto:"
      return
    }
    let resource = scheme.hasResource ? Self.resourceEnd(from: end, in: text) : nil
    range = scheme.start..<(resource ?? end)
    prefix = ""
  }

  /// The `mailto:` or `xmpp:` that ends at `end` (GFM, extended protocol autolinks).
  private static func scheme(before end: Int, in text: ArraySlice<UInt8>) -> (start: Int, hasResource: Bool)? {
    for name in ["mailto:", "xmpp:"] {
      let start = end - name.utf8.count
      guard start >= text.startIndex, text[start..<end].lazy.map({ $0 | 0x20 }).elementsEqual(name.utf8) else {
        continue
      }
      return start > text.startIndex && text[start - 1].isASCIIWord ? nil : (start, name == "xmpp:")
    }
    return nil
  }

  /// The end of the resource of an address of XMPP: a slash, then letters, digits, `@` and periods.
  private static func resourceEnd(from start: Int, in text: [UInt8]) -> Int? {
    guard start < text.count, text[start] == UInt8(ascii: "/") else { return nil }
    let resource = text[(start + 1)...].prefix {
      $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: ".")
    }
    guard let last = resource.lastIndex(where: { $0 != UInt8(ascii: ".") }) else { return nil }
    return last + 1
  }
}

/// An address with a space in it, which makes text of what was meant as a link or an image: `[map](the way.pdf)`.
struct SpacedAddress {
  /// Where it is, without the parentheses and spaces around it.
  let range: Range<Int>

  /// How many bytes are looked at.
  private static let longest = 512

  /// Reads bytes from the bracket on that closes the text of a link; nil where no such address follows it.
  ///
  /// Words in parentheses may follow any bracket, so an address is what ends like the name of a file.
  init?(after bracket: Int, in bytes: [UInt8]) {
    let rest = bytes[(bracket + 1)...].prefix(Self.longest)
    guard rest.first == UInt8(ascii: "("), let end = Self.end(of: rest) else { return nil }
    let space = UInt8(ascii: " ")
    guard let start = rest[..<end].dropFirst().firstIndex(where: { $0 != space }),
      let last = rest[start..<end].lastIndex(where: { $0 != space }), rest[start..<last].contains(space)
    else { return nil }
    let ending = rest[start...last].reversed().prefix { $0.isASCIILetter || $0.isASCIIDigit }
    guard (2...5).contains(ending.count), ending.contains(where: \.isASCIILetter), case let dot = last - ending.count,
      dot > start,
      bytes[dot] == UInt8(ascii: "."), bytes[dot - 1] != space
    else { return nil }
    range = start..<last + 1
  }

  /// The parenthesis that closes an address, which may have others in it: `(rain (1).jpg)`; nil where none does.
  ///
  /// The titles of links are in quotation marks, and other addresses in angle brackets.
  private static func end(of rest: ArraySlice<UInt8>) -> Int? {
    var depth = 0
    for (index, byte) in zip(rest.indices, rest) {
      switch byte {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return index }
      case UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): return nil
      default: break
      }
    }
    return nil
  }
}
