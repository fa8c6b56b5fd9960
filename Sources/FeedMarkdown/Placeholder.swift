// FeedMarkdown
