/// An attribute of a tag of raw HTML.
struct RawHTMLAttribute: Hashable {
  /// The name in lower case.
  let name: String
  /// Where name and value stand.
  let range: Range<Int>
  /// Where the value stands, without quotes; empty where there is none.
  let value: Range<Int>
  /// Whether the value stands in quotes.
  let isQuoted: Bool
}
