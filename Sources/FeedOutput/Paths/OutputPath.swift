import FeedModel

/// A file or folder within the output folder, relative to it, told from others by its bytes.
///
/// Strings that differ in Unicode normalisation only are equal in Swift; files of those names need not be the same.
package struct OutputPath: Sendable {
  /// The parts, joined by slashes.
  package let text: String

  /// Creates a path from its text.
  package init(_ text: String) {
    self.text = text
  }

  /// The folder that holds it; nil in the output folder itself.
  package var folder: OutputPath? {
    text.utf8.lastIndex(of: UInt8(ascii: "/")).map { OutputPath(String(text[..<$0])) }
  }

  /// The folders around it, the innermost first.
  package var folders: some Sequence<OutputPath> { sequence(state: self) { path in path.advanceToFolder() } }

  /// What two paths share if a file system that ignores case and normalisation takes them for one.
  package var collisionKey: String {
    let isOwnKey = text.utf8.allSatisfy { $0 < 0x80 && !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
    return isOwnKey ? text : Route(text).collisionKey
  }

  /// A file or folder within this folder.
  func appending(_ name: String) -> OutputPath { OutputPath(text + "/" + name) }

  private mutating func advanceToFolder() -> OutputPath? {
    guard let folder else { return nil }
    self = folder
    return folder
  }
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

extension OutputPath: Codable {
  package init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
