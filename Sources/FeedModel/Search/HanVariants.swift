import Foundation

/// Finds terms in Traditional and Simplified Chinese for each other.
package struct HanVariants: Sendable {
  private struct Forms {
    let simplified: Unicode.Scalar
    /// At least one, the usual one first; the simplified one may be among them, as 台 is.
    let traditional: [Unicode.Scalar]
  }

  /// Those of characters that have several.
  private let forms: [Unicode.Scalar: Forms]

  /// Looks the Chinese characters of some terms up.
  package init(of terms: some Sequence<String>) {
    var characters: Set<Unicode.Scalar> = []
    for term in terms where Self.isHan(term) { characters.formUnion(term.unicodeScalars.lazy.filter(Self.isHan)) }
    let sorted = characters.sorted()
    let simplified = Self.changes(of: sorted, by: StringTransform("Hant-Hans"))
    let traditional = Self.changes(
      of: Set(sorted.map { simplified[$0] ?? $0 }).sorted(), by: StringTransform("Hans-Hant"))
    forms = sorted.reduce(into: [:]) { forms, character in
      let simple = simplified[character] ?? character
      let others = Self.traditionalForms[simple] ?? [traditional[simple] ?? simple]
      if others != [simple] || simple != character {
        forms[character] = Forms(simplified: simple, traditional: others)
      }
    }
  }

  /// The same term in simplified characters and in all traditional ones, where it can be written in others; only for
  /// short terms, since each character may have several forms.
  package func variants(of term: String) -> [String] {
    guard Self.isHan(term) else { return [] }
    var traditional = [String.UnicodeScalarView()]
    for scalar in term.unicodeScalars {
      let forms = forms[scalar]?.traditional ?? [scalar]
      traditional = traditional.flatMap { start in
        forms.map { form in
          var next = start
          next.append(form)
          return next
        }
      }
    }
    let simplified = String(String.UnicodeScalarView(term.unicodeScalars.map { forms[$0]?.simplified ?? $0 }))
    return ([simplified] + traditional.map { String($0) }).filter { $0 != term }.uniqued(by: \.self)
  }

  /// A text of any length in simplified characters and in the usual traditional ones, and then those of its pairs of characters
  /// that can be written otherwise.
  package func variants(ofText text: String) -> (texts: [String], pairs: [String]) {
    let scalars = Array(text.unicodeScalars)
    let found = scalars.map { forms[$0] }
    guard found.contains(where: { $0 != nil }) else { return ([], []) }
    let simplified = zip(scalars, found).map { $1?.simplified ?? $0 }
    let usual = zip(scalars, found).map { $1?.traditional[0] ?? $0 }
    let texts = [simplified != scalars ? simplified : nil, usual != scalars && usual != simplified ? usual : nil]
    var seen: Set<Pair> = []
    var pairs: [Pair] = []
    for place in scalars.indices.dropLast() where Self.isHan(scalars[place]) {
      let (first, second) = (found[place]?.traditional ?? [], found[place + 1]?.traditional ?? [])
      guard first.count > 1 || second.count > 1 else { continue }
      let written = [scalars, simplified, usual].map { Pair(first: $0[place], second: $0[place + 1]) }
      for first in first.isEmpty ? [scalars[place]] : first {
        for second in second.isEmpty ? [scalars[place + 1]] : second {
          let pair = Pair(first: first, second: second)
          if !written.contains(pair) && seen.insert(pair).inserted { pairs.append(pair) }
        }
      }
    }
    return (texts.compactMap { $0.map(Self.text) }, pairs.map { Self.text([$0.first, $0.second]) })
  }

  /// Two characters that are beside each other.
  private struct Pair: Hashable {
    let first: Unicode.Scalar
    let second: Unicode.Scalar
  }

  private static func text(_ scalars: [Unicode.Scalar]) -> String { String(String.UnicodeScalarView(scalars)) }

  private static func isHan(_ term: String) -> Bool { term.unicodeScalars.first.map(isHan) ?? false }

  static func isHan(_ scalar: Unicode.Scalar) -> Bool {
    (0x3400...0x9FFF).contains(scalar.value) || (0x20000...0x3FFFF).contains(scalar.value)
  }

  /// The traditional characters of a simplified one, where there are several: 发 is 發 or 髮.
  static let traditionalForms: [Unicode.Scalar: [Unicode.Scalar]] = String(
    decoding: PackageResources.HanForms_txt, as: UTF8.self
  )
  .split(separator: "\n").reduce(into: [:]) { forms, line in
    let scalars = line.unicodeScalars
    guard let first = scalars.first, isHan(first) else { return }
    forms[first] = Array(scalars.dropFirst(2))
  }

  /// Each character by itself, since what is beside it says nothing of it here.
  static func changes(
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
