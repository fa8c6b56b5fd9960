/// How an event can be attended from afar.
public struct OnlineAttendance: Hashable, Sendable {
  /// The address of the stream; nil where it is announced later.
  public let url: String?

  /// Creates an online attendance.
  public init(url: String? = nil) {
    self.url = url
  }
}
