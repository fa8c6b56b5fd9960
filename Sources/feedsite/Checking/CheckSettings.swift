import FeedModel

/// What `feedsite check` is asked for.
struct CheckSettings: Sendable {
  let contentFolder: String
  let outputFolder: String
  let context: BuildContext
  /// How addresses of other sites are checked; nil for not at all.
  let external: ExternalLinkSettings?
}
