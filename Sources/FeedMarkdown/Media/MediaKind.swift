/// What a player plays.
package enum MediaKind: String, Hashable, Sendable {
  /// Sound.
  case audio
  /// Film.
  case video
}
