/// What becomes of raw HTML on pages; in feeds it is always sanitised.
public enum RawHTMLPolicy: String, Hashable, Sendable, CaseIterable {
  /// Tags are left out, with one warning a body; words and images stay.
  case dropped
  /// Tags stay, but those that change how the rest of a page is read are shown as text (GFM 0.29, section 6.11).
  case filtered
  /// Tags stay as they are written.
  case kept
}
