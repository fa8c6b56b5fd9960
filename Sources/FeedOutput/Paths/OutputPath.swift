import FeedModel

/// A file or folder within the output folder, relative to it; paths are compared by their bytes.
///
/// Strings that differ in Unicode normalisation only are equal in Swift; files of those names need not be the same.
package struct OutputPath: Sendable {
  /// The parts, joined by slashes.
  package let text: String

  package init(_ text: String) {
    self.text = text
  }

  /// The folder that holds it; nil in the output folder itself.
  package var folder: OutputPath? {
    text.utf8.lastIndex(of: UInt8(ascii: "/")).map { OutputPath(String(text[..<$0])) }
  }

  /// The folders around it, the innermost first.
  package var folders: some Sequence<OutputPath> { sequence(first: self) { $0.folder }.dropFirst() }

  /// A key that two paths share if they are the same to a file system that ignores case and normalisation.
  package var collisionKey: String { Route.collisionKey(ofFile: text) }

  func appending(_ name: String) -> OutputPath { OutputPath(text + "/" + name) }

  /// A file or folder in the folder that holds it.
  func beside(_ name: String) -> OutputPath { folder?.appending(name) ?? OutputPath(name) }
}

extension OutputPath: Hashable {
  package static func == (lhs: Self, rhs: Self) -> Bool { lhs.text.utf8.elementsEqual(rhs.text.utf8) }

  package func hash(into hasher: inout Hasher) {
    // Equal bytes are equal strings as well, so that the string's hash, which is the fastest, will do.
    hasher.combine(text)
  }
}

extension OutputPath: Comparable {
  /// Orders by the UTF-8 bytes.
  package static func < (lhs: Self, rhs: Self) -> Bool { lhs.text.utf8.lexicographicallyPrecedes(rhs.text.utf8) }
}

extension OutputPath: Decodable {
  package init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }
}

// MARK: Validation

extension OutputPath {
  /// The first part that begins with a dot and is none that web hosts read; nil if there is none.
  ///
  /// Such names are those of feedsite's own files, or of files that are the owner's of the folder, such as `.git`.
  package var reservedName: String? { Route.hiddenName(inFile: text) }

  /// Whether it leads to a file within the folder and the system reads it as it is written.
  package var isWellFormed: Bool {
    guard isUnusual else { return true }
    // Found as bytes: a combining mark after a slash does not hide it from the system.
    let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map(Substring.init)
    return !text.utf8.contains(0) && parts.allSatisfy { !["", ".", ".."].contains($0) }
  }

  /// Whether a part is empty or begins with a dot, or a byte is zero: few paths need to be taken apart.
  private var isUnusual: Bool {
    let slash = UInt8(ascii: "/")
    var previous = slash
    for byte in text.utf8 {
      if byte == 0 || (previous == slash && (byte == slash || byte == UInt8(ascii: "."))) { return true }
      previous = byte
    }
    return previous == slash
  }
}

/// The names that feedsite keeps for files of its own in the output folder.
enum ReservedName {
  /// What all of them begin with.
  static let prefix = ".feedsite-"
  /// The list of our files.
  static let manifest = prefix + "manifest.json"
  /// The list of what was deployed, which is on the target.
  static let deployment = prefix + "deployment.json"
  /// The list while it is being written.
  static let temporaryManifest = temporary("manifest")

  /// The file that holds the bytes of another one until they are complete.
  static func temporary(_ number: some CustomStringConvertible) -> String { "\(prefix)\(number).tmp" }

  /// A folder for files that were in the way and may belong to someone else.
  static func kept(_ number: Int) -> String { "\(prefix)kept-\(number)" }

  /// Whether a file of that name was left by a run that was killed.
  static func isTemporary(_ name: String) -> Bool { name.hasPrefix(prefix) && name.hasSuffix(".tmp") }
}
