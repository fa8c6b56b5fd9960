/// Why a picture cannot be read.
package enum ImageFault: Error, Hashable, Sendable {
  /// It has more pixels than were allowed.
  case tooLarge
  /// The library that reads it says what is wrong with it.
  case damaged(reason: String)
}
