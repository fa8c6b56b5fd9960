package import FeedContent
package import FeedDiagnostics
import FeedMedia
package import FeedModel

/// An entry, a person or a page of another system.
package struct ImportedEntry: Sendable {
  /// What decides on the folder.
  package enum Role: Hashable, Sendable {
    /// An entry whose kind its contents decide on.
    case entry
    /// An entry of a kind that the source states.
    case kind(Kind)
    case page
  }

  package var role = Role.entry
  package var location: SourceLocation
  /// When it was published, at the offset of the source; nil where the source does not say.
  package var date: FeedDate?
  /// What the source has in place of a date that means nothing.
  package var invalidDate: String?
  package var updated: FeedDate?
  package var title: String?
  package var body = ImportedBody.none
  package var summary: String?
  package var tags: [String] = []
  package var authors: [ImportedAuthor] = []
  /// The identity that its source gives it.
  package var id: String?
  /// Whether feeds know it by that as well, so that it has to stay its guid.
  package var isKnownToFeeds = true
  package var url: String?
  package var formerURLs: [String] = []
  /// What the last part of its address is, where the source says so without an address.
  package var slug: String?
  package var isDraft = false
  package var isPinned = false
  package var language: String?
  package var inReplyTo: [String] = []
  package var repostOf: [String] = []
  /// Copies elsewhere.
  package var syndication: [String] = []
  /// The page elsewhere that it is about.
  package var link: String?
  /// Who said what the body quotes.
  package var quoteSource: String?
  package var cover: ImportedMedium?
  /// The pictures, recordings and videos that belong to it beside those in its body.
  package var media: [ImportedMedium] = []
  /// The feed of a person.
  package var feed: String?
  /// Addresses of a person elsewhere.
  package var links: [String] = []
  /// The names that the kind of the entry has for what only it has: `duration`, `explicit` and the like.
  package var fields: [FrontMatterField] = []

  /// Creates an empty entry at a place.
  package init(at location: SourceLocation) { self.location = location }

  /// Takes the date that a text means, or the text where it means none.
  mutating func setDate(_ text: String?) {
    date = FeedDateParser.date(text)
    invalidDate = date == nil ? text : nil
  }
}

/// The text of an entry as its source has it.
package enum ImportedBody: Sendable {
  case none
  /// HTML; line ends mean what they mean in HTML.
  case html(String)
  /// HTML as WordPress keeps it: line ends are meant, unless its blocks are marked.
  case blogHTML(String)
  /// HTML that was part of an XML document.
  case nodes([MarkupNode])
  /// Text without markup, whose line ends count.
  case text(String)

  var markup: [MarkupNode] {
    switch self {
    case .none: []
    case .html(let html), .blogHTML(let html): MarkupDocument.html(html)
    case .nodes(let nodes): nodes
    case .text(let text): [.text(text.replacing("\r\n", with: "\n").replacing("\r", with: "\n"))]
    }
  }

  var keepsLineEnds: Bool {
    switch self {
    case .text: true
    // The editor of blocks writes paragraphs as such.
    case .blogHTML(let html): !html.contains("<!-- wp:")
    case .none, .html, .nodes: false
    }
  }
}

package struct ImportedMedium: Hashable, Sendable {
  /// Called as its types of MIME begin.
  package enum Kind: String, CaseIterable, Sendable {
    case image, audio, video
  }

  package var kind: Kind
  /// Its address, or the path within the source, as the source names it.
  package var source: String
  /// What it shows, for those who cannot see it; nil where the source does not say.
  package var alt: String?
  package var caption: String?
  package var title: String?
  /// Its size in bytes; nil where the source does not say.
  package var byteCount: Int?

  package init(_ kind: Kind, _ source: String, alt: String? = nil, caption: String? = nil, title: String? = nil) {
    self.kind = kind
    self.source = source
    self.alt = alt
    self.caption = caption
    self.title = title
  }

  /// Creates a medium of a MIME type or, where that says nothing, of the type that its name promises; nil for others.
  package init?(type: String?, source: String) {
    let named = MediaTypes.type(ofFile: ImportedAddress.fileName(of: source))
    let kinds = [type ?? "", named].lazy.compactMap { type in
      Kind.allCases.first { type.lowercased().hasPrefix($0.rawValue + "/") }
    }
    guard let kind = kinds.first else { return nil }
    self.init(kind, source)
  }
}
