/// How serious a diagnostic is.
public enum Severity: String, Hashable, Sendable {
  /// Nothing is written until it is fixed, or what it stands in is left out.
  case error
  /// The build continues, but somebody should look at it.
  case warning
  /// Nothing is wrong, but somebody may want to know; it never makes a build fail.
  case note
}
