import Foundation

/// A text for an index that divides words at spaces, which scripts without spaces would come into as one long word.
///
/// Each two characters of such a script that stand beside each other become a word, and the last one by itself, as in
/// the search of a site; everything else stays as it is: `雨停了 again` becomes `雨停 停了 了 again`. Half and full
/// width count as one (Unicode Standard Annex 15, NFKC).
package struct PairedText {
  /// The text.
  package let text: String
  /// The Chinese characters of the original that stand beside each other, in order.
  package let chineseRuns: [String]

  /// Divides a text.
  package init(_ original: String) {
    guard original.utf8.contains(where: { $0 >= 0x80 }) else {
      (text, chineseRuns) = (original, [])
      return
    }
    var text = String.UnicodeScalarView()
    var runs: [String] = []
    var run = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    // Kana of half width and its marks are put together in a second step.
    let normal = original.precomposedStringWithCompatibilityMapping.precomposedStringWithCanonicalMapping
    for scalar in normal.unicodeScalars {
      if Self.isChinese(scalar) {
        run.append(scalar)
      } else if !run.isEmpty {
        runs.append(String(run))
        run.removeAll(keepingCapacity: true)
      }
      guard SearchTerms.isUndivided(scalar) else {
        if previous != nil { text.append(" ") }
        previous = nil
        text.append(scalar)
        continue
      }
      if previous == nil { text.append(" ") } else { text.append(contentsOf: [scalar, " "]) }
      text.append(scalar)
      previous = scalar
    }
    if !run.isEmpty { runs.append(String(run)) }
    self.text = String(text)
    chineseRuns = runs
  }

  private static func isChinese(_ scalar: Unicode.Scalar) -> Bool {
    (0x3400...0x9FFF).contains(scalar.value) || scalar.value >= 0x20000 && scalar.value < 0x40000
  }
}
