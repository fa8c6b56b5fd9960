package import FeedMarkup

/// The block that stands for a page of a known provider.
///
/// It is a link and asks nothing of anybody. Where the theme's script runs, a click on it puts the player in its place,
/// whose address waits in `data-player`.
package enum EmbedMarkup {
  /// Appends the block: for feeds a paragraph with a link.
  ///
  /// What it says is the same in all languages: the provider's name, then `text`, or the address where that is empty.
  package static func append(
    _ page: EmbeddedPage, text: String = "", purpose: MarkdownPurpose, to buffer: inout MarkupBuffer
  ) {
    switch purpose {
    case .page, .document: appendBlock(page, text: text, to: &buffer)
    case .feed:
      buffer.append("<p>")
      appendLinkStart(page, to: &buffer)
      buffer.append("\(page.provider.name): ")
      HTMLEscaping.appendKeepingApostrophes(text.isEmpty ? page.address : text, to: &buffer)
      buffer.append("</a></p>")
    }
  }

  private static func appendBlock(_ page: EmbeddedPage, text: String, to buffer: inout MarkupBuffer) {
    buffer.append("<div class=\"embed embed-\(page.provider.className)")
    if let player = page.player {
      appendPlayer(player, to: &buffer)
    } else {
      buffer.append(" embed-link\"")
    }
    buffer.append(">")
    appendLinkStart(page, to: &buffer)
    buffer.append("<b>\(page.provider.name)</b> <span>")
    HTMLEscaping.appendKeepingApostrophes(text.isEmpty ? shown(page.address) : text, to: &buffer)
    buffer.append("</span></a></div>")
  }

  /// The rest of the class, and what the script needs.
  private static func appendPlayer(_ player: EmbedPlayer, to buffer: inout MarkupBuffer) {
    switch player.shape {
    case .wide: buffer.append(" embed-wide\"")
    case .tall: buffer.append(" embed-tall\"")
    case .bar(let height): buffer.append(" embed-bar\" data-player-height=\"\(height)\"")
    }
    buffer.append(" data-player=\"")
    URLEscaping.append(player.address, to: &buffer)
    buffer.append("\"")
  }

  private static func appendLinkStart(_ page: EmbeddedPage, to buffer: inout MarkupBuffer) {
    buffer.append("<a href=\"")
    URLEscaping.append(page.address, to: &buffer)
    buffer.append("\">")
  }

  /// The address as people say it: without the scheme and `www.`.
  private static func shown(_ address: String) -> String {
    var rest = address[...]
    if let end = rest.utf8.firstIndex(of: UInt8(ascii: ":")) { rest = rest[end...].dropFirst(3) }
    return String(rest.lowercased().hasPrefix("www.") ? rest.dropFirst(4) : rest)
  }
}
