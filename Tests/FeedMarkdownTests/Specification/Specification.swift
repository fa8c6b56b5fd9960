import Foundation

/// The specifications that `scripts/specifications` fetches; they are not part of the repository.
enum Specification {
  /// The examples of CommonMark 0.30; none where the file is missing.
  static let commonMark = examples(of: "commonmark-0.30.txt")
  /// The examples of GFM 0.29; none where the file is missing.
  static let gfm = examples(of: "gfm-0.29.txt")

  /// The folder of the package stands four above this file, wherever the build products go.
  private static let folder = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }
  .appendingPathComponent(".build/specifications")

  private static func examples(of name: String) -> [SpecificationExample] {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent(name)) else { return [] }
    return examples(in: String(decoding: data, as: UTF8.self))
  }

  /// Reads what stands between fences of 32 backticks, Markdown and HTML separated by a line with a dot; an arrow
  /// stands for a tab.
  private static func examples(in text: String) -> [SpecificationExample] {
    let fence = String(repeating: "`", count: 32)
    var examples: [SpecificationExample] = []
    var section = ""
    var mark: String?
    var parts: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let current = mark {
        if line == fence, parts.count == 2 {
          examples.append(
            SpecificationExample(
              number: examples.count + 1, section: section, mark: current, markdown: parts[0], html: parts[1]))
          mark = nil
        } else if line == ".", parts.count == 1 {
          parts.append("")
        } else {
          parts[parts.count - 1] += line.replacing("→", with: "\t") + "\n"
        }
      } else if line.hasPrefix(fence + " example") {
        mark = line.dropFirst(fence.count + " example".count).trimmingCharacters(in: .whitespaces)
        parts = [""]
      } else if let words = line.firstMatch(of: /^#{1,6} (.*)$/) {
        section = String(words.1)
      }
    }
    return examples
  }
}
