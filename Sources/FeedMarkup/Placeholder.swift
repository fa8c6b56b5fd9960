// FeedMarkup
