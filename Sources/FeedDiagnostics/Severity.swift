/// How grave a diagnostic is.
public enum Severity: String, Hashable, Sendable {
  /// Nothing is written until it is mended.
  case error
  /// The build goes on, but somebody should look.
  case warning
}
