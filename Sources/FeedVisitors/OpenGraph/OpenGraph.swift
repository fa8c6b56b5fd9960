package import FeedMarkup

/// What other sites and messengers show of a page that somebody shares (The Open Graph protocol, ogp.me).
package struct OpenGraph: Hashable, Sendable {
  /// The properties, in an order that matters: those of a picture or recording follow its address.
  package private(set) var properties: [OpenGraphProperty] = []

  /// Creates the data of a page of which nothing is known.
  package init() {}

  /// Adds a property; nothing where its value is unknown or empty.
  mutating func add(_ name: String, _ content: String?) {
    guard let content = content?.nonEmpty else { return }
    properties.append(OpenGraphProperty(name: name, content: content))
  }

  /// Adds a whole number.
  mutating func add(_ name: String, _ number: Int?) { add(name, number.map { String($0) }) }

  /// The properties as `meta` elements, one a line.
  ///
  /// Those of X stand in `name`, all others in `property` (RDFa).
  package func write(to buffer: inout MarkupBuffer) {
    for (index, property) in properties.enumerated() {
      if index > 0 { buffer.append("\n") }
      buffer.append(property.name.hasPrefix("twitter:") ? "<meta name=\"" : "<meta property=\"")
      HTMLEscaping.appendKeepingApostrophes(property.name, to: &buffer)
      buffer.append("\" content=\"")
      HTMLEscaping.appendKeepingApostrophes(property.content, to: &buffer)
      buffer.append("\">")
    }
  }
}

/// One property of a page in the words of Open Graph, such as `og:title`.
package struct OpenGraphProperty: Hashable, Sendable {
  /// Its name, for example `music:duration`.
  package let name: String
  /// Its value as plain text.
  package let content: String
}
