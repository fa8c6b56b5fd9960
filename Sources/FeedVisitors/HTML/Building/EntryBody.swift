import FeedMarkdown
import FeedModel

/// The body of an entry as a card or a page shows it.
struct EntryBody {
  private let entry: Entry
  private let form: HTMLForm
  private let isShown: Bool

  /// Takes an entry; only a note shows its body on its card.
  init(_ entry: Entry, form: HTMLForm, showsBodyOnCards: Bool) {
    self.entry = entry
    self.form = form
    self.isShown = !entry.body.isEmpty && (form == .page || showsBodyOnCards)
  }

  /// The body as HTML; nil where it is empty or not shown.
  func html(resolver: URLResolver, wording: Wording) -> String? {
    guard isShown else { return nil }
    let route = entry.route
    return entry.body.html(
      MarkdownRendering(
        purpose: .page, headingOffset: headingOffset, identifierPrefix: identifierPrefix,
        loadsFirstImageEagerly: form == .page && entry.cover == nil, labels: wording.markdownLabels
      ) { resolver.path(toReference: $0, from: route) })
  }

  /// Cards of other entries stand on the same page, so that ids need the entry's own.
  private var identifierPrefix: String {
    switch form {
    case .card: "\(entry.identity.uuid.prefix(8))-"
    case .page: ""
    }
  }

  /// The highest heading of the body comes right below the heading of the card or page, whatever level it has.
  private var headingOffset: Int {
    let level =
      switch form {
      case .card: 3
      case .page: 2
      }
    return level - (entry.body.headings.map(\.level).min() ?? level)
  }
}
