import FeedMarkdown
import FeedModel

extension ArticleContext {
  /// An article.
  init(_ article: ArticleFeedViewObject, entry: EntryContext, in environment: HTMLEnvironment) {
    self.init(
      entry: entry,
      readingTime: environment.wording.readingTime(of: article),
      contents: HeadingContext.contents(of: article.entry.body.headings))
  }
}
