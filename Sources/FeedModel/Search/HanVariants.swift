import Foundation

/// Finds terms in Traditional and Simplified Chinese for each other.
package struct HanVariants: Sendable {
  private let simplified: [Unicode.Scalar: Unicode.Scalar]
  private let traditional: [Unicode.Scalar: Unicode.Scalar]

  /// Looks the Chinese characters of some terms up.
  package init(of terms: some Sequence<String>) {
    var characters: Set<Unicode.Scalar> = []
    for term in terms where Self.isHan(term) { characters.formUnion(term.unicodeScalars.lazy.filter(Self.isHan)) }
    let sorted = characters.sorted()
    simplified = Self.changes(of: sorted, by: StringTransform("Hant-Hans"))
    traditional = Self.changes(of: sorted, by: StringTransform("Hans-Hant"))
  }

  /// The same term in the other characters, where it can be written in any.
  package func variants(of term: String) -> [String] {
    guard Self.isHan(term) else { return [] }
    return [simplified, traditional].compactMap { map in
      var isChanged = false
      var written = String.UnicodeScalarView()
      for scalar in term.unicodeScalars {
        let other = map[scalar]
        if other != nil { isChanged = true }
        written.append(other ?? scalar)
      }
      return isChanged ? String(written) : nil
    }
  }

  private static func isHan(_ term: String) -> Bool { term.unicodeScalars.first.map(isHan) ?? false }

  private static func isHan(_ scalar: Unicode.Scalar) -> Bool {
    (0x3400...0x9FFF).contains(scalar.value) || scalar.value >= 0x20000
  }

  /// Each character by itself, since what stands beside it says nothing of it here.
  private static func changes(
    of characters: [Unicode.Scalar], by transform: StringTransform
  ) -> [Unicode.Scalar: Unicode.Scalar] {
    guard !characters.isEmpty else { return [:] }
    let text = characters.map { String($0) }.joined(separator: "\n")
    guard let changed = text.applyingTransform(transform, reverse: false) else { return [:] }
    let lines = changed.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count == characters.count else { return [:] }
    return zip(characters, lines).reduce(into: [:]) { changes, pair in
      let scalars = pair.1.unicodeScalars
      if let other = scalars.first, scalars.count == 1, other != pair.0 { changes[pair.0] = other }
    }
  }
}
