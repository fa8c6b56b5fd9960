/// A template's text without the white space that lines begin with.
///
/// Pages get smaller, and swift-mustache, which would indent what partials insert, has no indentation to pass on. The
/// content of `<pre>`, `<textarea>` and `<script>` in the template stays as it is.
struct TemplateCompaction {
  /// The text that remains.
  let text: String
  /// The number of scalars that each line has lost.
  let removed: [Int]

  /// Takes a text whose lines end with line feeds.
  init(_ original: String) {
    var region = TemplateRegion.markup
    var lines: [String] = []
    var removed: [Int] = []
    for line in original.split(separator: "\n", omittingEmptySubsequences: false) {
      let kept = region.keepsWhiteSpace ? line : line.dropLeadingBlanks
      removed.append(line.unicodeScalars.count - kept.unicodeScalars.count)
      lines.append(String(kept))
      region.advance(over: line)
    }
    self.text = lines.joined(separator: "\n")
    self.removed = removed
  }
}

extension Substring {
  fileprivate var dropLeadingBlanks: Substring {
    Substring(unicodeScalars.drop { $0 == " " || $0 == "\t" })
  }
}
