/// A network that a site offers for sharing, with the options that `site.yml` states.
public struct ShareChoice: Hashable, Sendable {
  /// The network.
  public let network: ShareNetwork
  /// The server that Mastodon's link leads to, as host and port, for example `g0v.social`; nil for its usual one.
  public let instance: String?

  /// Creates a choice.
  public init(_ network: ShareNetwork, instance: String? = nil) {
    self.network = network
    self.instance = instance
  }

  /// What a site offers that chose nothing: few, and those that most people have.
  public static let standard: [ShareChoice] = [
    ShareChoice(.facebook), ShareChoice(.line), ShareChoice(.whatsapp), ShareChoice(.instagram), ShareChoice(.email),
    ShareChoice(.copy),
  ]
}
