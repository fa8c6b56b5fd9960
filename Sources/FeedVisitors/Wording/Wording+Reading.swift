import FeedMarkdown
package import FeedModel
import FeedTheme

extension Wording {
  /// How long it takes to read an article: `3 minutes to read`.
  package func readingTime(of article: ArticleFeedViewObject) -> String {
    let statistics = article.entry.body.statistics
    return text(
      .readingTime, count: Self.minutes(words: statistics.words, characters: statistics.cjkCharacters))
  }

  /// Adults read some 230 words or some 500 characters of Chinese, Japanese and Korean in a minute; a text of both takes
  /// as long as its parts together.
  private static func minutes(words: Int, characters: Int) -> Int {
    max(1, Int((Double(words) / 230 + Double(characters) / 500).rounded()))
  }
}
