package import FeedMarkup

/// The block for an embedded page of a known provider.
///
/// It is a link and requests nothing from the provider. Where the theme's script runs, a click replaces it with the
/// player, whose address is in `data-player`.
package enum EmbedMarkup {
  /// Appends the block: for feeds a paragraph with a link.
  ///
  /// What it says is the same in all languages: the provider's name, then `text`, or the address where that is empty.
  /// The block has `attributes` besides its own, their id with `identifierPrefix` in front.
  package static func append(
    _ page: EmbeddedPage, text: String = "", attributes: AttributeList = AttributeList(),
    identifierPrefix: String? = nil, purpose: MarkdownPurpose, to buffer: inout MarkupBuffer
  ) {
    switch purpose {
    case .page, .document:
      var all = ownAttributes(page)
      all.merge(attributes)
      buffer.append("<div")
      all.append(to: &buffer, identifierPrefix: identifierPrefix)
      if let player = page.player {
        if case .bar(let height) = player.shape { buffer.append(" data-player-height=\"\(height)\"") }
        buffer.features.insert(.player)
        buffer.append(attribute: "data-player", address: player.address)
      }
      buffer.append(">")
      appendLinkStart(page, to: &buffer)
      buffer.append("<b>\(page.provider.name)</b> <span>")
      HTMLEscaping.appendKeepingApostrophes(text.isEmpty ? shown(page.address) : text, to: &buffer)
      buffer.append("</span></a></div>")
    case .feed:
      buffer.append("<p")
      attributes.inFeed.append(to: &buffer, identifierPrefix: nil)
      buffer.append(">")
      appendLinkStart(page, to: &buffer)
      buffer.append("\(page.provider.name): ")
      HTMLEscaping.appendKeepingApostrophes(text.isEmpty ? page.address : text, to: &buffer)
      buffer.append("</a></p>")
    }
  }

  private static func ownAttributes(_ page: EmbeddedPage) -> AttributeList {
    let shape =
      switch page.player?.shape {
      case .wide: "embed-wide"
      case .tall: "embed-tall"
      case .bar: "embed-bar"
      case nil: "embed-link"
      }
    var attributes = AttributeList()
    for name in ["embed", "embed-\(page.provider.className)", shape] { attributes.add(.className(name)) }
    return attributes
  }

  private static func appendLinkStart(_ page: EmbeddedPage, to buffer: inout MarkupBuffer) {
    buffer.append("<a href=\"")
    URLEscaping.append(page.address, to: &buffer)
    buffer.append("\">")
  }

  /// The address as people say it: without the scheme and `www.`.
  static func shown(_ address: String) -> String {
    var rest = address[...]
    if let end = rest.utf8.firstIndex(of: UInt8(ascii: ":")) { rest = rest[end...].dropFirst(3) }
    return String(rest.lowercased().hasPrefix("www.") ? rest.dropFirst(4) : rest)
  }
}
