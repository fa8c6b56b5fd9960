/// Whether an event happens as planned (schema.org `EventStatusType`).
public enum EventStatus: String, CaseIterable, Sendable {
  /// As planned.
  case scheduled
  /// Not at all.
  case cancelled
  /// Later, and nobody knows when.
  case postponed
  /// At another time, which the entry states.
  case rescheduled
  /// At the stated time, but online.
  case movedOnline = "moved-online"
}
