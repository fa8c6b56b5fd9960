package import FeedModel
import FeedTheme

extension Wording {
  /// The news that somebody follows somebody.
  package func sentence(_ follow: FollowFeedViewObject) -> String {
    text(
      .follow, count: follow.followers.count,
      ["follower": names(of: follow.followers) ?? "", "followed": names(of: follow.followed) ?? ""])
  }

  /// Whom the authors recommend.
  package func sentence(_ recommendation: RecommendationFeedViewObject) -> String {
    let people = names(of: recommendation.recommendations.map(\.person)) ?? ""
    guard let authors = names(of: recommendation.entry.authors) else {
      return text(.recommended, ["people": people])
    }
    return text(
      .recommends, count: recommendation.entry.authors.count, ["author": authors, "people": people])
  }

  /// What the card of memories is about: `On 9 April in earlier years`.
  package func sentence(_ memories: MemoriesFeedViewObject) -> String {
    text(.memories, ["day": day(of: memories)])
  }

  /// The day of memories without a year: `9 April`.
  package func day(of memories: MemoriesFeedViewObject) -> String {
    dates.monthDay(month: memories.month, day: memories.dayOfMonth)
  }

  /// What an invitation invites to; nil where that is not known.
  package func sentence(_ invitation: InvitationFeedViewObject) -> String? {
    invitation.occasion.map { text(.invitationTo, ["occasion": $0.title]) }
  }
}
