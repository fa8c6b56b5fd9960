import FeedImport
import Testing

@Suite struct MarkupDocumentTests {
  private func failure(of text: String) -> MarkupError? {
    do throws(MarkupError) {
      _ = try MarkupDocument.xml(Array(text.utf8))
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    ("<a>\n<b></a>", 2), ("\n\n<a>\n<b></a>", 4), ("\n \n<?xml version='1.0'?>\n<a>\n<b></a>", 5), ("<a>\n", 2),
    ("<?x>\n<rss><a><titl<?x>\n<rss><a><title>T &x; &b;</title>\n<on></i>", 4),
  ])
  func `A fault names the line of the document as it is, blank lines before it included`(text: String, line: Int) {
    let error = failure(of: text)
    #expect(error?.line == line)
    let length = text.split(separator: "\n", omittingEmptySubsequences: false)[line - 1].count
    #expect(error?.column.map { $0 <= length + 1 } != false)
  }

  @Test func `An element knows its line after blank ones`() throws {
    let text = "\n\n<?xml version='1.0'?><a>\n<b/></a>"
    #expect(try MarkupDocument.xml(Array(text.utf8)).first("b")?.line == 4)
  }
}
