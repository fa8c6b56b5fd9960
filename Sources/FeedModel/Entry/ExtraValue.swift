/// The value of a key that feedsite does not know.
public indirect enum ExtraValue: Hashable, Sendable {
  /// Text, a number or a date, as it is written.
  case text(String)
  /// Yes or no.
  case flag(Bool)
  /// Several values.
  case list([ExtraValue])
  /// Keys with values, in the order of the file.
  case fields([ExtraField])
}
