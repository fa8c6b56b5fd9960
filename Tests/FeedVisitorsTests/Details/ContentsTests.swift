import FeedModel
import Testing

@testable import FeedVisitors

@Suite("The table of contents of an article") struct ContentsTests {
  private func contents(_ body: String) throws -> String {
    let template = "{{#contents}}{{name}} {{url}}{{#headings}} ({{name}} {{url}}){{/headings}}; {{/contents}}"
    let site = TestSite(
      environment: try TestTheme.environment(["details/article": template, "entry": "{{{details}}}"]))
    let entry = KindSamples.plain.entry(.article, body: body)
    return site.html(ArticleFeedViewObject(entry: entry, title: "Rain"), as: .page)
  }

  @Test
  func `Lists the two highest levels in use, one within the other`() throws {
    #expect(try contents("## A\n\n### B\n\n### B\n\n#### C\n\n## D") == "A #a (B #b) (B #b-1); D #d; ")
    #expect(try contents("# A\n\n#### B\n\n##### C\n\n#### D") == "A #a (B #b) (D #d); ")
  }

  @Test
  func `Begins with whatever heading comes first`() throws {
    #expect(try contents("### A\n\n### B\n\n## C\n\n### D") == "A #a (B #b); C #c (D #d); ")
  }

  @Test
  func `Names what a heading says and where it stands`() throws {
    #expect(try contents("## *A* & B {#x}\n\n## 雨\n\n## C") == "A &amp; B #x; 雨 #雨; C #c; ")
  }

  @Test(
    arguments: ["## A\n\n## B", "## A\n\n##\n\n## B", ""])
  func `Is not there where fewer than three headings have words`(_ body: String) throws {
    #expect(try contents(body).isEmpty)
  }
}
