internal import FeedMarkup

extension MarkdownRenderer {
  /// Writes raw HTML as it stands, but for what leads elsewhere now.
  mutating func appendRawHTML(_ index: Int, to buffer: inout MarkupBuffer) {
    let fragment = body.content.rawHTML[index]
    buffer.features.formUnion(fragment.features)
    var position = 0
    for edit in fragment.edits {
      switch edit.content {
      case .lessThan:
        buffer.append(fragment.written[position..<edit.range.lowerBound])
        buffer.append("&lt;")
        position = edit.range.upperBound
      case .dropped:
        buffer.append(fragment.written[position..<edit.range.lowerBound])
        position = edit.range.upperBound
      case .name(let name):
        guard let prefix = rendering.identifierPrefix, !prefix.isEmpty, body.content.rawNames.contains(name) else {
          continue
        }
        buffer.append(fragment.written[position..<edit.range.lowerBound])
        HTMLEscaping.append(prefix, to: &buffer)
        position = edit.range.lowerBound
      case .address(let link, let attribute, let isQuoted):
        guard let address = changedAddress(link) else { continue }
        if resolution(link).isMissing {
          buffer.append(fragment.written[position..<attribute.lowerBound])
          position = attribute.upperBound
        } else {
          buffer.append(fragment.written[position..<edit.range.lowerBound])
          if !isQuoted { buffer.append("\"") }
          URLEscaping.append(address, to: &buffer)
          if !isQuoted { buffer.append("\"") }
          position = edit.range.upperBound
        }
      case .candidate(let link):
        guard let address = changedAddress(link), !resolution(link).isMissing else { continue }
        buffer.append(fragment.written[position..<edit.range.lowerBound])
        URLEscaping.append(inSourceSet: address, to: &buffer)
        position = edit.range.upperBound
      }
    }
    buffer.append(fragment.written[position...])
  }

  /// The address to write; nil where it is the one that was written.
  private mutating func changedAddress(_ link: Int) -> String? {
    let resolution = resolution(link)
    guard !resolution.isMissing else { return "" }
    let address = rendering.url(withinPage(resolution.destination))
    return address == body.links[link].destination ? nil : address
  }
}
