/// Films of Vimeo, whose player is asked not to track.
enum VimeoEmbed {
  static func player(_ address: EmbedAddress) -> EmbedPlayer? {
    let path = address.path
    switch (path.first, path.count) {
    case ("channels", 3): return player(film: path[2], hash: nil, address)
    case ("groups", 4) where path[2] == "videos": return player(film: path[3], hash: nil, address)
    case (let film?, 1): return player(film: film, hash: address.parameter("h"), address)
    case (let film?, 2): return isHash(path[1]) ? player(film: film, hash: path[1], address) : nil
    default: return nil
    }
  }

  static func player(framed address: EmbedAddress) -> EmbedPlayer? {
    guard address.path.count == 2, address.path[0] == "video" else { return nil }
    return player(film: address.path[1], hash: address.parameter("h"), address)
  }

  private static func player(film: Substring, hash: Substring?, _ address: EmbedAddress) -> EmbedPlayer? {
    guard (5...12).contains(film.utf8.count), film.utf8.allSatisfy(\.isASCIIDigit) else { return nil }
    // Films that are not listed play with their hash only.
    let secret = hash.flatMap { isHash($0) ? "h=\($0)&" : nil } ?? ""
    let start = address.start.map { "#t=\($0)s" } ?? ""
    return EmbedPlayer(
      address: "https://player.vimeo.com/video/\(film)?\(secret)dnt=1&autoplay=1\(start)", shape: .wide)
  }

  private static func isHash(_ text: Substring) -> Bool {
    EmbedAddress.identifier(text, lengths: 6...24) != nil
  }
}
