import Foundation

/// Turns names into parts of an address.
public enum Slug {
  /// The name in NFC and lower case, runs of spaces and of characters that are unsafe in addresses as one `-`.
  ///
  /// Unicode letters, marks and digits stay, and so do `.`, `_` and `~` within the name. What is never seen, such as the
  /// variation selectors of emoji, is dropped. Empty where nothing is left.
  public static func make(from name: String) -> String {
    // Lower case comes first: some letters with marks have a composed form in lower case only.
    let normal = isLowerCaseASCII(name) ? name : name.lowercased().precomposedStringWithCanonicalMapping
    var slug = String.UnicodeScalarView()
    var pendingHyphen = false
<<<<<<< HEAD
    for scalar in normal.unicodeScalars where scalar.isASCII || !scalar.properties.isDefaultIgnorableCodePoint {
      // A mark that lost the character that it stood on goes with it.
      guard isSafe(scalar), !isMark(scalar) || !(pendingHyphen || slug.isEmpty) else {
=======
    for scalar in normal.unicodeScalars {
      // The sign that makes an emoji colourful has no letter to stand on and is no part of a name.
      if scalar.properties.isVariationSelector { continue }
      guard isSafe(scalar), !isMark(scalar) || !slug.isEmpty && !pendingHyphen else {
>>>>>>> content
        pendingHyphen = true
        continue
      }
      if pendingHyphen, !slug.isEmpty, slug.last != "-" { slug.append("-") }
      pendingHyphen = false
      if scalar != "-" || slug.last != "-" { slug.append(scalar) }
    }
    return String(slug).trimmingCharacters(in: edges)
  }

  /// Each part of a path made into a slug; parts of which nothing is left are dropped.
  public static func makePath(from path: String) -> String {
    path.split(separator: "/").map { make(from: String($0)) }.filter { !$0.isEmpty }.joined(separator: "/")
  }

  private static let edges = CharacterSet(charactersIn: "-.")

  private static func isLowerCaseASCII(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 < 0x80 && !(0x41...0x5A).contains($0) }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
<<<<<<< HEAD
    guard !scalar.isASCII else { return false }
    return switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark: true
    default: false
    }
=======
    !scalar.isASCII && [.nonspacingMark, .spacingMark].contains(scalar.properties.generalCategory)
>>>>>>> content
  }

  private static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      switch scalar {
      case "a"..."z", "0"..."9", "-", ".", "_", "~": return true
      default: return false
      }
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .decimalNumber, .letterNumber, .otherNumber:
      return true
    default: return false
    }
  }
}
