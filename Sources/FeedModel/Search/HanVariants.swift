import Foundation

/// Finds terms in Traditional and Simplified Chinese for each other.
package struct HanVariants {
  private let simplified: [Character: Character]
  private let traditional: [Character: Character]

  /// Looks the Chinese characters of some terms up.
  package init(of terms: some Sequence<String>) {
    var characters: Set<Character> = []
    for term in terms where Self.isHan(term) { characters.formUnion(term) }
    let sorted = characters.sorted()
    simplified = Self.changes(of: sorted, by: StringTransform("Hant-Hans"))
    traditional = Self.changes(of: sorted, by: StringTransform("Hans-Hant"))
  }

  /// The same term in the other characters, where it can be written in any.
  package func variants(of term: String) -> [String] {
    guard Self.isHan(term) else { return [] }
    let written = [simplified, traditional].map { map in String(term.map { map[$0] ?? $0 }) }
    return written.filter { $0 != term }
  }

  private static func isHan(_ term: String) -> Bool {
    guard let first = term.unicodeScalars.first?.value else { return false }
    return (0x3400...0x9FFF).contains(first) || first >= 0x20000
  }

  /// Each character by itself, since what stands beside it says nothing of it here.
  private static func changes(of characters: [Character], by transform: StringTransform) -> [Character: Character] {
    guard !characters.isEmpty else { return [:] }
    let text = characters.map(String.init).joined(separator: "\n")
    guard let changed = text.applyingTransform(transform, reverse: false) else { return [:] }
    let lines = changed.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count == characters.count else { return [:] }
    return zip(characters, lines).reduce(into: [:]) { changes, pair in
      if pair.1.count == 1, let other = pair.1.first, other != pair.0 { changes[pair.0] = other }
    }
  }
}
