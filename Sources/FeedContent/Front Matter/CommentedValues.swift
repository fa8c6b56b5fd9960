import FeedDiagnostics
import FeedYAML

/// Finds values that YAML takes for comments, since they begin with a number sign: `tags: #rain`.
struct CommentedValues {
  let frontMatter: FrontMatter

  init(in frontMatter: FrontMatter) { self.frontMatter = frontMatter }

  /// A warning for each key without a value behind which a word begins with the sign; a space behind it makes a comment.
  func diagnostics(of fields: LocatedFields) -> [Diagnostic] {
    guard frontMatter.language == .yaml, frontMatter.text.contains(UInt8(ascii: "#")) else { return [] }
    let empty = fields.fields.filter { if case .nothing = $0.value.shape { true } else { false } }
    guard !empty.isEmpty else { return [] }
    let lines = frontMatter.text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return empty.compactMap { field -> Diagnostic? in
      let number = (field.location.line ?? 0) - frontMatter.lineOffset - 1
      guard lines.indices.contains(number) else { return nil }
      let line = String(decoding: lines[number], as: UTF8.self)
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let value = String(line[colon...].dropFirst()).trimmingWhitespace
      guard value.count > 1, value.first == "#", value.dropFirst().first?.isWhitespace == false,
        value.dropFirst().first != "#"
      else { return nil }
      return Diagnostic(.field(.commented(key: field.key, text: value)), at: field.location)
    }
  }
}
