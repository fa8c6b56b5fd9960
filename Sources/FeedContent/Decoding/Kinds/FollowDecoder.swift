import FeedModel

/// Decodes the news that somebody follows somebody.
struct FollowDecoder: KindDecoder {
  let guide = KindGuide(
    "follow",
    fields: [
      FieldGuide(
        "follows", also: ["followed", "following"],
        "Who is followed: people by the names of their files in people/, or by name.", "{{title}}", use: .filled),
      FieldGuide(
        "follower", also: ["followers"], "Who follows. Without it, the authors.", "Ann Lin",
        use: .optionalBesideAuthor),
    ], isNamedByDate: true)

  func decode(_ fields: EntryFields, entry: Entry) -> (any FeedViewObject)? {
    let reader = fields.reader
    let stated = fields.people("follower", "followers")
    let followers = stated.isEmpty ? entry.authors : stated
    let followed = fields.people("follows", "followed", "following")
    if followers.isEmpty, reader.field(["follower", "followers"]) == nil { reader.reportMissing("follower") }
    if reader.field(["follows", "followed", "following"]) == nil { reader.reportMissing("follows") }
    guard !followers.isEmpty, !followed.isEmpty else { return nil }
    return FollowFeedViewObject(entry: fields.complete(entry), followers: followers, followed: followed)
  }
}
