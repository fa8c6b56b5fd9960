package import FeedMarkup

extension AttributeList {
  /// Appends the attributes to a start tag, a space before each: classes, the id, the rest as written.
  ///
  /// The id gets `identifierPrefix` in front; without one it is left out, as all ids of a rendering are. A link that
  /// opens a new window gets `rel="noopener"`, so that the page there cannot reach back.
  package func append(to buffer: inout MarkupBuffer, identifierPrefix: String?) {
    if !classes.isEmpty { Self.append("class", classes.joined(separator: " "), to: &buffer) }
    if let id, let identifierPrefix { Self.append("id", identifierPrefix + id, to: &buffer) }
    let opensWindow = self["target"] == "_blank"
    for attribute in attributes {
      let isRelation = attribute.name == "rel"
      Self.append(attribute.name, isRelation && opensWindow ? closed(attribute.value) : attribute.value, to: &buffer)
    }
    if opensWindow, self["rel"] == nil { Self.append("rel", "noopener", to: &buffer) }
  }

  private func closed(_ relations: String) -> String {
    AttributeValue.words(relations).contains("noopener") ? relations : relations + " noopener"
  }

  private static func append(_ name: String, _ value: String, to buffer: inout MarkupBuffer) {
    buffer.append(" ")
    buffer.append(name)
    buffer.append("=\"")
    HTMLEscaping.appendKeepingApostrophes(value, to: &buffer)
    buffer.append("\"")
  }
}
