// FeedSite
