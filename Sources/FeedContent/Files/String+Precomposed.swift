import Foundation

extension String {
  /// The text in NFC, so that one name is one name whatever system wrote it.
  var precomposed: String { utf8.allSatisfy { $0 < 0x80 } ? self : precomposedStringWithCanonicalMapping }
}
