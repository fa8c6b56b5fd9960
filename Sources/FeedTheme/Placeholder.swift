// FeedTheme
