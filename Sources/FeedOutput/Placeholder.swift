// FeedOutput
