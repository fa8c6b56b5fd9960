// FeedVisitors
