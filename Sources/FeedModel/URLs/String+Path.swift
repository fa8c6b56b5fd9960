/// The parts of a path, whose names are between slashes: of a file, or of an address.
extension String {
  /// What is before the name of the file, with the slash; empty where the path is a name alone.
  package var folderPrefix: String { String(self[..<startOfFileName]) }

  package var fileName: String { String(self[startOfFileName...]) }

  /// The path without the ending of its last name; a dot at the beginning begins none.
  package var fileStem: String { startOfEnding.map { String(self[..<$0]) } ?? self }

  /// What follows the last dot of the last name, in lower case; empty where the name has no ending.
  package var fileExtension: String {
    startOfEnding.map { self[$0...].unicodeScalars.dropFirst() }.map { String($0).lowercased() } ?? ""
  }

  /// The path without slashes at its end, except the root.
  package var withoutTrailingSlashes: String {
    var path = self[...].unicodeScalars
    while path.count > 1, path.last == "/" { path.removeLast() }
    return String(path)
  }

  private var startOfFileName: Index {
    utf8.lastIndex(of: UInt8(ascii: "/")).map { utf8.index(after: $0) } ?? startIndex
  }

  private var startOfEnding: Index? {
    let start = startOfFileName
    return utf8[start...].lastIndex(of: UInt8(ascii: ".")).flatMap { $0 > start ? $0 : nil }
  }
}

extension StringProtocol {
  /// What is before the query and the fragment of an address.
  @inlinable package var withoutQuery: SubSequence { prefix { $0 != "?" && $0 != "#" } }
}
