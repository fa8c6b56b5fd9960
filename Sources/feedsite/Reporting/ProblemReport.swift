import FeedDiagnostics
import FeedMarkdown
import Foundation

/// What is wrong, in the words of a build and with the lines that it stands in.
struct ProblemReport {
  /// The words.
  let text: String

  /// Words problems.
  init(_ diagnostics: [Diagnostic], formatter: DiagnosticFormatter = DiagnosticFormatter()) {
    text = diagnostics.map { diagnostic in
      let excerpt = diagnostic.location.flatMap(SourceExcerpt.init)
      return formatter.text(for: diagnostic) + (excerpt.map { "\n" + $0.text } ?? "")
    }.joined(separator: "\n")
  }
}

/// The line of a file that a problem stands in, with a mark under its place.
struct SourceExcerpt {
  /// Two lines, indented.
  let text: String

  /// A file is read up to here; whoever writes longer ones finds the line without us.
  private static let sizeLimit = 1 << 20
  /// How much of a line is shown on each side of the place.
  private static let width = 60

  /// Reads the line; nil where there is none.
  init?(_ location: SourceLocation) {
    guard let number = location.line, let handle = FileHandle(forReadingAtPath: location.file) else { return nil }
    defer { try? handle.close() }
    guard let data = try? handle.read(upToCount: Self.sizeLimit) else { return nil }
    let lines = String(decoding: data, as: UTF8.self).split(
      maxSplits: number, omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard number >= 1, number <= lines.count else { return nil }
    let scalars = lines[number - 1].unicodeScalars.map(Self.printable)
    let place = min(max(0, (location.column ?? 1) - 1), scalars.count)
    let start = max(0, place - Self.width)
    let shown = scalars[start..<min(scalars.count, place + Self.width)]
    let margin = "  \(number) | "
    var lead = String.UnicodeScalarView(scalars[start..<place])
    // A mark stands under wide characters as well when it is led there by characters of the same width.
    lead = String.UnicodeScalarView(lead.map { $0.isWide ? "\u{3000}" : " " })
    let mark = location.column == nil ? "" : "\n\(String(repeating: " ", count: margin.count))\(String(lead))^"
    text = margin + String(String.UnicodeScalarView(shown)) + mark
  }

  private static func printable(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    scalar == "\t" ? " " : scalar.properties.generalCategory == .control ? "\u{FFFD}" : scalar
  }
}
