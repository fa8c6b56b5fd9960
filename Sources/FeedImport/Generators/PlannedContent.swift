package import FeedContent
package import FeedDiagnostics

/// A content folder as it will be, with the origins of its files.
package struct PlannedContent: Sendable {
  /// What feedsite reads of it.
  package let content: LoadedContent
  /// The files that come from the source, by their paths in the content folder.
  let origins: [String: Origin]

  /// Problems of the content folder with the places in the source that they are about.
  package func located(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.map { diagnostic in
      Diagnostic(
        diagnostic.problem, at: diagnostic.location.map(origin), related: diagnostic.related.map(origin),
        severity: diagnostic.severity)
    }
  }

  private func origin(of location: SourceLocation) -> SourceLocation {
    origins[location.file]?.location(line: location.line, column: location.column) ?? location
  }

  /// A file of the content folder.
  struct Origin: Sendable {
    let file: String
    /// The line on which the body begins in the content folder.
    private var bodyLine = 1
    /// How many lines later it begins in the source.
    private var shift = 0
    /// The lines of the front matter in the source.
    private var lines: [Substring] = []
    /// The lines of the front matter in the content folder.
    private var ownLines: [Substring] = []
    /// Whether the lines of the body are those of the source.
    private var keepsLines = true

    init(unchanged file: String) { self.file = file }

    /// A file with front matter of its own.
    init(file: String, source: [UInt8], written text: String, body: String, keepsLines: Bool) {
      self.file = file
      let lineEnd = UInt8(ascii: "\n")
      let bodyLines = body.utf8.count { $0 == lineEnd }
      let sourceLines = source.count { $0 == lineEnd }
      // A body that was made of front matter may be longer than the source.
      let keepsLines = keepsLines && bodyLines <= sourceLines
      self.keepsLines = keepsLines
      bodyLine = text.utf8.count { $0 == lineEnd } - bodyLines + 1
      shift = keepsLines ? sourceLines - bodyLines + 1 - bodyLine : 0
      lines = Self.lines(String(decoding: source, as: UTF8.self), max(0, bodyLine + shift - 1))
      ownLines = Self.lines(text, bodyLine - 1)
    }

    private static func lines(_ text: String, _ count: Int) -> [Substring] {
      Array(text.split(separator: "\n", maxSplits: count, omittingEmptySubsequences: false).prefix(count))
    }

    /// The key with which a line begins, in YAML, TOML or JSON.
    private static func key(of line: Substring) -> String? {
      let words = line.drop { $0 == "\"" || $0 == " " || $0 == "\t" }
      guard let end = words.firstIndex(where: { ":=\"".contains($0) }) else { return nil }
      let key = words[..<end].filter { !$0.isWhitespace }
      return key.isEmpty ? nil : key.lowercased()
    }

    /// The place in the source; without a line where that is not known.
    func location(line: Int?, column: Int?) -> SourceLocation {
      guard let line, !(line == 1 && bodyLine > 1) else {
        return SourceLocation(file: file, line: line, column: column)
      }
      if line >= bodyLine {
        return keepsLines ? SourceLocation(file: file, line: line + shift, column: column) : SourceLocation(file: file)
      }
      return SourceLocation(file: file, line: ownLines.indices.contains(line - 1) ? place(of: ownLines[line - 1]) : nil)
    }

    /// The line of the source that has the same key, else the one that has the same value under another key.
    private func place(of own: Substring) -> Int? {
      let key = Self.key(of: own)
      if let key, let index = lines.firstIndex(where: { Self.key(of: $0) == key }) { return index + 1 }
      let value = own.drop { $0 != ":" }.dropFirst().filter { !"\"' ".contains($0) }
      guard !value.isEmpty else { return nil }
      return lines.firstIndex { $0.filter { !"\"' ".contains($0) }.contains(value) }.map { $0 + 1 }
    }
  }
}

extension ContentFiles {
  /// The files of a content folder that is not there yet: texts, and the places of others in the source.
  static func planned(_ texts: [String: [UInt8]], _ places: [String: String], of source: ContentFiles) -> ContentFiles {
    let made = ContentFiles.inMemory(texts)
    let places = places.filter { texts[$0.key] == nil }
    return ContentFiles(
      list: { () throws(FileError) in ContentListing(files: Array(texts.keys) + places.keys) },
      readPart: { (path, offset, limit) throws(FileError) in
        guard let place = places[path] else { return try made.readPart(path, offset, limit) }
        return try source.readPart(place, offset, limit)
      },
      size: { (path) throws(FileError) in
        guard let place = places[path] else { return try made.size(path) }
        return try source.size(place)
      },
      location: { path in places[path].map(source.location) ?? path })
  }
}
