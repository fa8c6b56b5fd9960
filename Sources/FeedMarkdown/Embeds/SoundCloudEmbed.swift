/// Songs and sets of SoundCloud.
enum SoundCloudEmbed {
  /// What looks like a user or a song, and is neither.
  private static let users: Set<Substring> = [
    "charts", "discover", "feed", "jobs", "messages", "notifications", "pages", "people", "search", "settings",
    "stations", "stream", "tags", "terms-of-use", "upload", "you",
  ]
  private static let lists: Set<Substring> = [
    "albums", "comments", "followers", "following", "likes", "popular-tracks", "reposts", "sets", "spotlight", "tracks",
  ]

  static func player(_ address: EmbedAddress) -> EmbedPlayer? {
    let path = address.path
    guard path.count >= 2, path.allSatisfy(isName), !users.contains(path[0]) else { return nil }
    let isSet = path[1] == "sets"
    guard isSet || !lists.contains(path[1]) else { return nil }
    // What is private has a secret at the end.
    let length = isSet ? 3 : 2
    guard path.count == length || path.count == length + 1 && path[length].hasPrefix("s-") else { return nil }
    let page = "https%3A%2F%2Fsoundcloud.com%2F" + path.joined(separator: "%2F")
    return EmbedPlayer(
      address: "https://w.soundcloud.com/player/?url=\(page)&auto_play=true", shape: .bar(height: isSet ? 450 : 166))
  }

  private static func isName(_ text: Substring) -> Bool {
    EmbedAddress.identifier(text, lengths: 1...255, others: "-_") != nil
  }
}
