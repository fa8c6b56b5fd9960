/// What came of asking for an address of another site.
enum ExternalAnswer: Sendable, Equatable {
  /// There is something.
  case fine
  /// There is nothing, for the reason given.
  case dead(String)
  /// The host does not tell a program: it wants a person, a password or more time.
  case undecided

  /// What an HTTP status means (RFC 9110 section 15).
  init(status: Int) {
    switch status {
    case 200..<400: self = .fine
    // 999 is what LinkedIn answers programs.
    case 401, 402, 403, 405, 406, 407, 408, 423, 425, 429, 451, 503, 999: self = .undecided
    default: self = .dead("HTTP status \(status)")
    }
  }
}
