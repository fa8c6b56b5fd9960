/// A text for an index that divides words at spaces, which scripts without spaces would come into as one long word.
///
/// Each two characters of such a script that are beside each other become a word, and the last one by itself, as in
/// the search of a site; everything else stays as it is: `雨停了 again` becomes `雨停 停了 了 again`. Letters and digits
/// of full width become those of normal width.
package struct PairedText {
  package let text: String
  /// The Chinese characters of the original that are beside each other, in order.
  package let chineseRuns: [String]

  package init(_ original: String) {
    guard original.utf8.contains(where: { $0 >= 0x80 }) else {
      (text, chineseRuns) = (original, [])
      return
    }
    var writer = PairWriter(capacity: original.utf8.count * 2)
    // NFKC (Unicode Standard Annex 15) takes longer than all the rest, and few texts can be written in several ways.
    let isNormal = !original.unicodeScalars.contains(where: Self.hasForms)
    for scalar in (isNormal ? original : SearchTerms.compatible(original)).unicodeScalars { writer.append(scalar) }
    (text, chineseRuns) = writer.finish()
  }

  private static func hasForms(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x300: false
    case 0x300...0x36F, 0x1100...0x11FF, 0x2070...0x218F, 0x2460...0x24FF, 0x3200...0x33FF, 0xF900...0xFDFF: true
    default: SearchTerms.isPart(scalar)
    }
  }
}

/// Writes a text with pairs, in UTF-8.
private struct PairWriter {
  private var bytes: [UInt8] = []
  private var run: [UInt8] = []
  private var runs: [String] = []
  /// The last character of a run that is not divided by spaces.
  private var previous: Unicode.Scalar?

  init(capacity: Int) { bytes.reserveCapacity(capacity) }

  mutating func append(_ scalar: Unicode.Scalar) {
    guard scalar.value >= 0x80 else {
      endRun()
      if previous != nil { bytes.append(UInt8(ascii: " ")) }
      previous = nil
      bytes.append(UInt8(scalar.value))
      return
    }
    if HanVariants.isHan(scalar) { Self.append(scalar, to: &run) } else { endRun() }
    guard SearchTerms.isUndivided(scalar) else {
      if previous != nil { bytes.append(UInt8(ascii: " ")) }
      previous = nil
      Self.append(Self.narrow(scalar), to: &bytes)
      return
    }
    // The character after another one ends a pair and begins the next.
    if previous != nil { Self.append(scalar, to: &bytes) }
    bytes.append(UInt8(ascii: " "))
    Self.append(scalar, to: &bytes)
    previous = scalar
  }

  mutating func finish() -> (text: String, runs: [String]) {
    endRun()
    return (String(decoding: bytes, as: UTF8.self), runs)
  }

  private mutating func endRun() {
    guard !run.isEmpty else { return }
    runs.append(String(decoding: run, as: UTF8.self))
    run.removeAll(keepingCapacity: true)
  }

  private static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }

  /// A character of full width in normal width; any other as it is.
  private static func narrow(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    (0xFF01...0xFF5E).contains(scalar.value) ? Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar : scalar
  }
}
