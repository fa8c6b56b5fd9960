import FeedMarkdown
import FeedModel

extension Entry {
  /// The summary, or the beginning of the body as plain text; nil where there is neither.
  var excerpt: String? {
    if let summary, !summary.isEmpty { return summary }
    let excerpt = body.excerpt(limit: 280)
    return excerpt.isEmpty ? nil : excerpt
  }
}
