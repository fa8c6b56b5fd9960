import FeedDiagnostics
import Foundation

/// The keys of a YAML mapping with their values and places, in the order of the file.
struct LocatedFields: Sendable {
  /// One key with its value.
  struct Field: Sendable {
    /// The key as it is written.
    let key: String
    /// The key as it is compared.
    let name: String
    let location: SourceLocation
    let value: LocatedValue
  }

  let fields: [Field]
  let location: SourceLocation

  static func empty(at location: SourceLocation) -> LocatedFields { LocatedFields(fields: [], location: location) }

  /// The field of a name that ``comparable(_:)`` made.
  subscript(name: String) -> Field? { fields.first { $0.name == name } }

  /// A key as it is compared: without case, with `-` for `_` and for spaces, in NFC.
  static func comparable(_ key: String) -> String {
    if key.utf8.allSatisfy({ (0x61...0x7A).contains($0) || $0 == 0x2D }) { return key }
    return String(
      key.precomposedStringWithCanonicalMapping.lowercased().map { $0 == "_" || $0.isWhitespace ? "-" : $0 })
  }
}
