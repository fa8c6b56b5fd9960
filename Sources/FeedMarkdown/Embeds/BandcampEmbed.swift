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
