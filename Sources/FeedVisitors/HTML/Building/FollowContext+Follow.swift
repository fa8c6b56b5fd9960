import FeedModel

extension FollowContext {
  /// The news that somebody follows somebody.
  init(_ follow: FollowFeedViewObject, entry: EntryContext, in environment: HTMLEnvironment) {
    self.init(
      entry: entry,
      followers: follow.followers.map { PersonContext($0, resolver: environment.resolver) },
      followed: follow.followed.map { PersonContext($0, resolver: environment.resolver) },
      sentence: environment.wording.sentence(follow))
  }
}
