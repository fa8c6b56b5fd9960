import FeedMarkdown
package import FeedModel
package import FeedTheme

extension PlainTextFeedViewObject: TemplateKind {
  package static let fields = KindContext<Self>.fields("a note")
}

extension ArticleFeedViewObject: TemplateKind {
  package static let fields = KindContext<Self>.fields(
    "an article",
    .text("readingTime", "How long it takes to read, or to play where that takes longer, in words.") {
      $0.wording.length(of: $0.object)
    },
    .list("recordings", "What it is to be heard as.") { article in
      article.object.recordings.map { MediaContext($0, in: article.environment) }
    },
    .text("playingTime", "How long what it plays takes, in words.") {
      $0.object.playingTime.map($0.wording.length)
    },
    .text("isoDuration", "How long what it plays takes, for machines.") {
      $0.object.playingTime?.iso8601
    },
    .list("contents", "The headings of the two highest levels in use; empty where there are fewer than three.") {
      HeadingContext.contents(of: $0.object.entry.body.headings)
    })
}

extension LinkFeedViewObject: TemplateKind {
  package static let fields = KindContext<Self>.fields(
    "a bookmark",
    .text("target", "The address of the page.") { $0.object.url },
    .text("siteName", "The name of the site that the address leads to.") { $0.object.site },
    .flag("isBare", "Whether only the address of the page is known: neither its title nor what its site is called.") {
      $0.object.isBare
    },
    .text("quotation", "Words quoted from the page.") { $0.object.quotation },
    .object("via", "Where the author found it.") { $0.object.via.map { NamedLinkContext($0) } })
}

extension QuoteFeedViewObject: TemplateKind {
  package static let fields = KindContext<Self>.fields(
    "a quotation",
    .text("quotation", "The words as plain text.") { $0.object.text },
    .flag("isBody", "Whether the words are those of the body, which has their links and emphasis.") {
      $0.object.isBody
    },
    .text("source", "Who said or wrote it.") { $0.object.source },
    .text("sourceURL", "Where it stands.") { $0.object.url })
}

/// A heading of a table of contents, with those right below it.
struct HeadingContext: TemplateContext {
  let name: String
  let url: String
  var headings: [NamedLinkContext] = []

  static let fields = TemplateFields<Self>(
    "a heading",
    .text("name", "Its words.") { $0.name },
    .text("url", "The address of its place on the page.") { $0.url },
    .list("headings", "The headings one level below it, up to the next one of its own level.") { $0.headings })

  /// The table of contents of a page: the two highest levels of headings in use, one within the other; a table of fewer
  /// than three headings tells nothing, and is empty.
  static func contents(of headings: [MarkdownHeading]) -> [HeadingContext] {
    // A heading that is an image has no words to list it by.
    let named = headings.filter { !$0.text.allSatisfy(\.isWhitespace) }
    let levels = Set(named.map(\.level)).sorted().prefix(2)
    let listed = named.filter { levels.contains($0.level) }
    guard listed.count >= 3 else { return [] }
    var contents: [HeadingContext] = []
    for heading in listed {
      let url = "#\(heading.anchor)"
      if heading.level == levels.first || contents.isEmpty {
        contents.append(HeadingContext(name: heading.text, url: url))
      } else {
        contents[contents.count - 1].headings.append(NamedLinkContext(name: heading.text, url: url))
      }
    }
    return contents
  }
}
