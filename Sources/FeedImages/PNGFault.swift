/// Why a PNG file cannot be read.
package enum PNGFault: Error, Hashable, Sendable {
  /// It has more pixels than were allowed.
  case tooLarge
  /// libpng says what is wrong with it.
  case damaged(reason: String)
}
