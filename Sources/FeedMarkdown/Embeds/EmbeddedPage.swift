import FeedDiagnostics
internal import FeedHighlighting

/// A page of a known provider, recognised by its address alone, without any request.
package struct EmbeddedPage: Hashable, Sendable {
  package let provider: EmbedProvider
  /// The address of the page as written.
  package let address: String
  /// The player; nil where the address does not lead to it, as with Bandcamp, whose players have numbers of their own.
  package let player: EmbedPlayer?

  /// Recognises a page, or nil: hosts are compared as a whole, identifiers have to look like the provider's.
  package init?(address: String) {
    guard let parts = EmbedAddress(address), let found = Self.found(parts) else { return nil }
    self.address = address
    (provider, player) = found
  }

  private static func found(_ address: EmbedAddress) -> (EmbedProvider, EmbedPlayer?)? {
    switch address.host {
    case "youtube.com", "www.youtube.com", "m.youtube.com", "music.youtube.com", "youtube-nocookie.com",
      "www.youtube-nocookie.com", "youtu.be", "www.youtu.be":
      YouTubeEmbed.player(address).map { (.youTube, $0) }
    case "vimeo.com", "www.vimeo.com", "player.vimeo.com": VimeoEmbed.player(address).map { (.vimeo, $0) }
    case "soundcloud.com", "www.soundcloud.com", "m.soundcloud.com":
      SoundCloudEmbed.player(address).map { (.soundCloud, $0) }
    case "w.soundcloud.com": SoundCloudEmbed.player(framed: address).map { (.soundCloud, $0) }
    case "open.spotify.com": SpotifyEmbed.player(address).map { (.spotify, $0) }
    default: BandcampEmbed.isPage(address) ? (.bandcamp, nil) : nil
    }
  }
}

/// Songs and albums of Bandcamp, whose addresses do not tell their players.
enum BandcampEmbed {
  static func isPage(_ address: EmbedAddress) -> Bool {
    let domain = ".bandcamp.com"
    guard address.host.hasSuffix(domain), address.path.count == 2, ["track", "album"].contains(address.path[0]) else {
      return false
    }
    return EmbedAddress.identifier(address.host.dropLast(domain.count), lengths: 1...63, others: "-") != nil
      && EmbedAddress.identifier(address.path[1], lengths: 1...255, others: "-_") != nil
  }
}

/// A player that a page can show in a frame.
package struct EmbedPlayer: Hashable, Sendable {
  /// Its address, which begins to play and asks the provider to keep as little as it offers to.
  package let address: String
  package let shape: EmbedShape
}

/// A place whose pages become embeds.
package enum EmbedProvider: String, Hashable, Sendable, CaseIterable {
  case youTube = "YouTube"
  case vimeo = "Vimeo"
  case bandcamp = "Bandcamp"
  case soundCloud = "SoundCloud"
  case spotify = "Spotify"

  /// The name as the service writes it, the same in all languages.
  package var name: String { rawValue }

  /// Where the players of all providers come from (RFC 6454), as policies of pages name it.
  package static let frameOrigins = [
    YouTubeEmbed.host, "https://player.vimeo.com", "https://w.soundcloud.com", "https://open.spotify.com",
  ]

  /// The class of its blocks, without the `embed-` in front.
  var className: String { rawValue.lowercased() }
}

/// The room that a player takes.
package enum EmbedShape: Hashable, Sendable {
  /// As wide as the text, 16 to 9.
  case wide
  /// Upright, 9 to 16.
  case tall
  /// As wide as the text, of a height in pixels.
  case bar(height: Int)
}

/// Songs, albums, playlists, artists, podcasts and their episodes on Spotify.
enum SpotifyEmbed {
  static func player(_ address: EmbedAddress) -> EmbedPlayer? {
    var path = address.path[...]
    if path.first?.hasPrefix("intl-") == true { path = path.dropFirst() }
    if path.first == "embed" { path = path.dropFirst() }
    guard path.count == 2, let kind = path.first, let height = heights[kind] else { return nil }
    guard let id = EmbedAddress.identifier(path.last, lengths: 22...22) else { return nil }
    return EmbedPlayer(address: "https://open.spotify.com/embed/\(kind)/\(id)", shape: .bar(height: height))
  }

  /// The heights that Spotify draws its players for, by what they play.
  private static let heights: [Substring: Int] = [
    "track": 152, "episode": 152, "album": 352, "playlist": 352, "show": 352, "artist": 352,
  ]
}

/// Films, shorts, streams and playlists of YouTube, played from the host that sets no cookies.
enum YouTubeEmbed {
  static func player(_ address: EmbedAddress) -> EmbedPlayer? {
    let path = address.path
    switch (path.first, path.count) {
    case (let film, let count) where address.host.hasSuffix("youtu.be"):
      return count == 1 ? player(film: film, address) : nil
    case ("watch", 1): return player(film: address.parameter("v"), address)
    case ("playlist", 1): return player(playlistOf: address)
    case ("embed", 2) where path[1] == "videoseries": return player(playlistOf: address)
    case ("shorts", 2): return player(film: path[1], address, shape: .tall)
    case ("live", 2), ("embed", 2), ("v", 2): return player(film: path[1], address)
    default: return nil
    }
  }

  private static func player(
    film: Substring?, _ address: EmbedAddress, shape: EmbedShape = .wide
  ) -> EmbedPlayer? {
    guard let film = EmbedAddress.identifier(film, lengths: 11...11, others: "-_") else { return nil }
    let start = address.start.map { "&start=\($0)" } ?? ""
    let list = playlist(of: address).map { "&list=\($0)" } ?? ""
    return EmbedPlayer(address: "\(host)/embed/\(film)?autoplay=1\(start)\(list)", shape: shape)
  }

  private static func player(playlistOf address: EmbedAddress) -> EmbedPlayer? {
    playlist(of: address).map { list in
      EmbedPlayer(address: "\(host)/embed/videoseries?autoplay=1&list=\(list)", shape: .wide)
    }
  }

  private static func playlist(of address: EmbedAddress) -> Substring? {
    EmbedAddress.identifier(address.parameter("list"), lengths: 12...64, others: "-_")
  }

  static let host = "https://www.youtube-nocookie.com"
}

/// Films of Vimeo, whose player is asked not to track.
enum VimeoEmbed {
  static func player(_ address: EmbedAddress) -> EmbedPlayer? {
    let path = address.path
    switch (path.first, path.count) {
    case (let first, let count) where address.host == "player.vimeo.com":
      return first == "video" && count == 2 ? player(film: path[1], hash: address.parameter("h"), address) : nil
    case ("channels", 3): return player(film: path[2], hash: nil, address)
    case ("groups", 4) where path[2] == "videos": return player(film: path[3], hash: nil, address)
    case (let film?, 1): return player(film: film, hash: address.parameter("h"), address)
    case (let film?, 2): return isHash(path[1]) ? player(film: film, hash: path[1], address) : nil
    default: return nil
    }
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

  /// The player of a song or set that its embed code names by a number.
  static func player(framed address: EmbedAddress) -> EmbedPlayer? {
    guard address.path == ["player"], let page = address.parameter("url").map(FramedPage.percentDecoded),
      let named = EmbedAddress(page), named.host == "api.soundcloud.com", named.path.count == 2,
      ["tracks", "playlists"].contains(named.path[0]),
      let number = EmbedAddress.identifier(named.path[1].split(separator: ":").last, lengths: 1...20),
      number.utf8.allSatisfy(\.isASCIIDigit)
    else { return nil }
    let song = "https%3A%2F%2Fapi.soundcloud.com%2F\(named.path[0])%2F\(number)"
    return EmbedPlayer(
      address: "https://w.soundcloud.com/player/?url=\(song)&auto_play=true",
      shape: .bar(height: named.path[0] == "tracks" ? 166 : 450))
  }

  private static func isName(_ text: Substring) -> Bool {
    EmbedAddress.identifier(text, lengths: 1...255, others: "-_") != nil
  }
}

/// The parts of a web address by which a provider's page is recognised.
struct EmbedAddress {
  /// The host in lower case.
  let host: String
  /// What is between the slashes of the path; a slash at the end counts for nothing.
  let path: [Substring]
  private let query: [Substring]
  private let fragment: Substring

  /// What browsers read otherwise than it looks.
  private static let misread = ByteSet("\\\"'<>`{}|^")
  private static let hostEnd = ByteSet("/?#")

  /// Takes an address apart: one of http or https, without a name and password, without a port, of ASCII only, and
  /// without what browsers read otherwise than it looks (a backslash, white space, control characters).
  init?(_ address: String) {
    // Most addresses are names of files, which need no second look.
    let bytes = address.utf8
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), bytes.count <= 2048,
      ["http", "https"].contains(address[..<colon].lowercased()), bytes[colon...].starts(with: "://".utf8),
      bytes.allSatisfy({ $0 > UInt8(ascii: " ") && $0 < 0x7F && !Self.misread.contains($0) })
    else { return nil }
    let rest = address[bytes.index(colon, offsetBy: 3)...]
    let end = rest.utf8.firstIndex { Self.hostEnd.contains($0) } ?? rest.endIndex
    host = rest[..<end].lowercased()
    guard host.utf8.allSatisfy({ $0.isASCIILetter || $0.isASCIIDigit || "-.".utf8.contains($0) }) else { return nil }

    let tail = rest[end...].split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    fragment = tail.count > 1 ? tail[1] : ""
    let parts = (tail.first ?? "").split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    query = parts.count > 1 ? parts[1].split(separator: "&") : []
    var path = (parts.first ?? "").dropFirst().split(separator: "/", omittingEmptySubsequences: false)
    if path.last?.isEmpty == true { path.removeLast() }
    guard !path.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }) else { return nil }
    self.path = path
  }

  /// The first value of a name in the query.
  func parameter(_ name: String) -> Substring? {
    query.lazy.filter { $0.hasPrefix(name + "=") }.first?.dropFirst(name.count + 1)
  }

  /// Where to begin, in seconds: `t=` or `start=` in the query or the fragment, as `90`, `90s` or `1h2m3s`.
  var start: Int? {
    let inFragment = fragment.hasPrefix("t=") ? fragment.dropFirst(2) : nil
    return (parameter("t") ?? parameter("start") ?? inFragment).flatMap(Self.seconds)
  }

  /// The text, if it has one of the lengths and nothing but ASCII letters, digits and the characters of `others`.
  static func identifier(_ text: Substring?, lengths: ClosedRange<Int>, others: String = "") -> Substring? {
    guard let text, lengths.contains(text.utf8.count) else { return nil }
    return text.utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || others.utf8.contains($0) } ? text : nil
  }

  private static func seconds(_ text: Substring) -> Int? {
    var rest = text.utf8.allSatisfy(\.isASCIIDigit) ? text + "s" : text
    var total = 0
    // A regular expression would be compiled for each address, and a body may hold thousands.
    let units: KeyValuePairs<Character, Int> = ["h": 3600, "m": 60, "s": 1]
    for (unit, seconds) in units {
      guard let end = rest.firstIndex(of: unit) else { continue }
      let digits = rest[..<end]
      guard (1...6).contains(digits.utf8.count), digits.utf8.allSatisfy(\.isASCIIDigit), let number = Int(digits) else {
        return nil
      }
      total += number * seconds
      rest = rest[end...].dropFirst()
    }
    return rest.isEmpty && total > 0 ? total : nil
  }
}
