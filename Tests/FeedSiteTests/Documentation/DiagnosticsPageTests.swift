import Foundation
import Testing

@Suite("The page of diagnostics")
struct DiagnosticsPageTests {
  @Test("explains each code that the sources declare, once")
  func explainsAllCodes() throws {
    let page = try DocumentationFolder.text(of: "diagnostics")
    let explained = page.matches(of: /(?m)^### ([a-z0-9-]+)$/).map { String($0.1) }
    #expect(explained.sorted() == (try declaredCodes()).sorted())
  }

  /// The cases of problems carry values, so that they cannot be listed; their sources say `case .unclosed: "code"`.
  private func declaredCodes() throws -> [String] {
    let folder = DocumentationFolder.checkout.appending(path: "Sources/FeedDiagnostics/Problems")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return try files.flatMap { file in
      try String(contentsOf: file, encoding: .utf8).matches(of: /case \.\w+: "([a-z0-9-]+)"/).map { String($0.1) }
    }
  }
}
