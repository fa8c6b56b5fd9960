import FeedModel

extension RecommendationContext {
  /// A recommendation of people.
  init(_ recommendation: RecommendationFeedViewObject, entry: EntryContext, in environment: HTMLEnvironment) {
    self.init(
      entry: entry,
      recommendations: recommendation.recommendations.map { item in
        RecommendationItemContext(
          person: PersonContext(item.person, resolver: environment.resolver), reason: item.reason)
      },
      sentence: environment.wording.sentence(recommendation))
  }
}
