/// Whether somebody comes to what they answer (`p-rsvp` of https://indieweb.org/rsvp).
public enum Attendance: String, CaseIterable, Sendable {
  /// They come.
  case yes
  /// They do not.
  case no
  /// They do not know yet.
  case maybe
  /// They want to hear of it.
  case interested
}
