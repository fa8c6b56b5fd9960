import FeedModel

struct FollowDecoder: KindDecoder {
  let guide = KindGuide(
    name: "follow",
    fields: [
      FieldGuide(
        "follows", also: ["followed", "following"],
        "Who is followed: people by the names of their files in people/, or by name.", "{{title}}", use: .filled,
        fallback: .substitute("an article or a note")),
      FieldGuide(
        "follower", also: ["followers"], "Who follows. Default: the authors.", "Ann Lin",
        use: .optionalBesideAuthor, fallback: .substitute("the authors")),
    ], isNamedByDate: true)

  func decode(_ fields: EntryFields, entry: Entry) throws(IncompleteEntry) -> any FeedViewObject {
    let stated = fields.people("follower", "followers")
    let followers = stated.isEmpty ? entry.authors : stated
    let followed = fields.people("follows", "followed", "following")
    guard !followed.isEmpty else { throw IncompleteEntry(["follows", "followed", "following"]) }
    guard !followers.isEmpty else { throw IncompleteEntry(["follower", "followers"]) }
    return FollowFeedViewObject(entry: entry, followers: followers, followed: followed)
  }
}
