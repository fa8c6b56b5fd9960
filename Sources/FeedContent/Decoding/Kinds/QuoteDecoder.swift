import FeedMarkdown
import FeedModel

struct QuoteDecoder: KindDecoder {
  let guide = KindGuide(
    name: "quote",
    fields: [
      FieldGuide(
        "text", also: ["quote", "quotation"], "The words. Default: the text below.",
        "Rain is only weather.", fallback: .substitute("the body, else an article")),
      FieldGuide("source", also: ["cite"], "Who said it.", "Grandmother"),
      FieldGuide("url", also: ["source-url"], "Where it was published.", "https://example.org/"),
    ], body: "{{title}}")

  func decode(_ fields: EntryFields, entry: Entry) throws(IncompleteEntry) -> any FeedViewObject {
    let reader = fields.reader
    let names = ["text", "quote", "quotation"]
    let stated = reader.text(names)
    let source = reader.text("source", "cite")
    let url = reader.url("url", "source-url")
    let text = stated ?? entry.body.spacedText.trimmingWhitespace
    guard !text.isEmpty else { throw IncompleteEntry(names) }
    return QuoteFeedViewObject(
      entry: entry, text: text, isBody: stated == nil, source: source, url: url)
  }
}
