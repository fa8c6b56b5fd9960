import FeedMarkup

extension HTMLWriter {
  /// Writes text, as a link where there is an address.
  mutating func text(_ text: String, linkedTo url: String?) {
    guard let url else { return self.text(text) }
    element("a", ["href": .address(url)], text: text)
  }
}
