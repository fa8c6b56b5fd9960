import FeedMarkup
import FeedYAML

/// Words for readers with references to characters in them, `Rain &amp; snow`, as exporters of blogs write them.
///
/// Whoever means the reference itself writes `&amp;amp;`.
enum EscapedText {
  /// The text, or the texts of a list, with the characters that are meant; nil where they hold no reference.
  static func translated(_ value: LocatedValue) -> LocatedValue? {
    switch value.shape {
    case .nothing, .fields: return nil
    case .text(let text, let style):
      guard text.utf8.contains(UInt8(ascii: "&")) else { return nil }
      let decoded = CharacterReferences.decoded(Array(text.utf8)[...])
      return decoded == text ? nil : LocatedValue(shape: .text(decoded, style), location: value.location)
    case .list(let values):
      let texts = values.map(translated)
      guard texts.contains(where: { $0 != nil }) else { return nil }
      return LocatedValue(shape: .list(zip(values, texts).map { $1 ?? $0 }), location: value.location)
    }
  }
}
