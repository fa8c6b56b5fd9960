// FeedContent
