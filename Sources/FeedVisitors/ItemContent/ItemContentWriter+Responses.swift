import FeedMarkup
import FeedModel

extension ItemContentWriter {
  /// Writes what the entry answers, likes or passes on, a paragraph for each.
  mutating func responses(of entry: Entry) {
    let responses =
      entry.inReplyTo.map { (WordingKey.inReplyTo, $0) } + entry.likeOf.map { (WordingKey.likeOf, $0) }
      + entry.repostOf.map { (WordingKey.repostOf, $0) }
    for (key, link) in responses {
      html.element("p") { [wording] html in
        html.text("\(wording.text(key)) ")
        html.text(link.name, linkedTo: link.url)
      }
    }
  }
}
