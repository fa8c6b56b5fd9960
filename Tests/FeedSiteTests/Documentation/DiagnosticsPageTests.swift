import Foundation
import Testing

@Suite("The page of diagnostics")
struct DiagnosticsPageTests {
  @Test
  func `Explains each code that the sources declare, once`() throws {
    let page = try DocumentationFolder.text(of: "diagnostics")
    let explained = page.matches(of: /(?m)^### ([a-z0-9-]+)$/).map { String($0.1) }
    // The cases of problems carry values, so that they cannot be listed; their sources say `case .a: ("code", .error)`.
    let rows = try source(of: "Problems").matches(of: /case \.\w+.*: \("([a-z0-9-]+)"/)
    let declared = Set(rows.map { String($0.1) })
    let (missing, superfluous) = (declared.subtracting(explained), Set(explained).subtracting(declared))
    #expect(missing.isEmpty && superfluous.isEmpty && explained.count == declared.count)
  }

  /// Capitals and quotation marks stand for what varies, so the words between them are compared.
  @Test
  func `Quotes the words of the formatter`() throws {
    let words = try source(of: "Problems").replacing(/" *\n *\+ "/, with: "")
    for quotation in try DocumentationFolder.text(of: "diagnostics").matches(of: /(?m)^> (.+)$/) {
      // A backslash says that no footnote is meant.
      for part in quotation.1.replacing("\\[", with: "[").split(separator: /["()]|\b[A-Z]+\b|…/) {
        let fragment = part.trimmingCharacters(in: .whitespaces)
        #expect(fragment.count < 13 || words.contains(fragment), "\(fragment)")
      }
    }
  }

  private func source(of folder: String) throws -> String {
    let folder = DocumentationFolder.checkout.appending(path: "Sources/FeedDiagnostics/\(folder)")
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .map { try String(contentsOf: $0, encoding: .utf8) }.joined()
  }
}
