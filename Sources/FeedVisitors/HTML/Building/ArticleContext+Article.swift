import FeedMarkdown
import FeedModel

extension ArticleContext {
  /// An article.
  init(_ article: ArticleFeedViewObject, entry: EntryContext, in environment: HTMLEnvironment) {
    let body = article.entry.body
    let statistics = body.statistics
    let minutes = Self.minutes(words: statistics.words, characters: statistics.cjkCharacters)
    self.init(
      entry: entry,
      readingTime: environment.wording.text(.readingTime, count: minutes),
      contents: HeadingContext.contents(of: body.headings))
  }

  /// Adults read some 230 words or some 500 characters of Chinese, Japanese and Korean in a minute; a text of both takes
  /// as long as its parts together.
  private static func minutes(words: Int, characters: Int) -> Int {
    max(1, Int((Double(words) / 230 + Double(characters) / 500).rounded()))
  }
}
