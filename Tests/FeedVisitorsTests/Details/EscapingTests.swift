import FeedModel
import FeedTheme
import Testing

@testable import FeedVisitors

/// Every field of every kind holds markup, quotes, `]]>` and control characters here.
@Suite struct EscapingTests {
  @Test func `No text of any kind breaks the feed`() throws {
    let site = TestSite(environment: try TestTheme.environment())
    let document = RSSWriter().write(site.channel(KindSamples.hostile.all))
    let outline = XMLOutline(document)
    #expect(outline.failure == nil)
    #expect(outline.texts["item"]?.count == KindSamples.hostile.all.count)
    #expect(!String(decoding: document, as: UTF8.self).contains("<script"))
    #expect(outline.texts["title"]?.contains { $0.contains("Rain <script>alert('1' && \"2\")</script> ]]>") } == true)
  }

  @Test func `No text of any kind breaks the content of an item`() throws {
    let site = TestSite(environment: try TestTheme.environment())
    for sample in KindSamples.hostile.all {
      let content = site.content(sample)
      let outline = XMLOutline(html: content)
      #expect(outline.failure == nil, "\(sample.accept(KindNameVisitor()))")
      #expect(outline.texts["script"] == nil)
      #expect(!content.contains("<script"))
      #expect(!content.unicodeScalars.contains { $0.value < 0x20 && !"\t\n".unicodeScalars.contains($0) })
    }
  }

  @Test(arguments: [HTMLForm.card, .page])
  func `No text of any kind breaks a template that prints every variable`(_ form: HTMLForm) throws {
    let templates = EntryTemplates.required.mapValues(TemplatePrinter.template)
    let site = TestSite(
      environment: try TestTheme.environment(templates) { site in
        site.title = SampleText.hostile("Wall")
        site.description = SampleText.hostile("About")
        site.author = SampleText.hostile.person("Ann")
        site.license = License(name: SampleText.hostile("CC"), url: SampleText.hostile.url("license"))
      })
    for sample in KindSamples.hostile.all {
      let html = site.html(sample, as: form)
      let outline = XMLOutline(html: html)
      #expect(outline.failure == nil, "\(sample.accept(KindNameVisitor()))")
      #expect(!html.contains("<script"))
      #expect(html.contains("&lt;script&gt;"))
      #expect(!html.contains("\u{0}") && !html.contains("\u{FFFE}"))
    }
  }
}
