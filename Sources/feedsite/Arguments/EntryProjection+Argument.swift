import ArgumentParser
import FeedSite

extension EntryProjection: ExpressibleByArgument {}
