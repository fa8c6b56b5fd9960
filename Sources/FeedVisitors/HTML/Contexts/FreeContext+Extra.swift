package import FeedModel
package import FeedTheme

extension FreeContext {
  /// Front matter keys that feedsite does not know, or settings of a theme, as templates read them.
  package init(_ fields: [ExtraField]) {
    self.init(Self.values(fields))
  }

  /// The values by key; of two with one key the last counts.
  static func values(_ fields: [ExtraField]) -> [String: Value] {
    Dictionary(fields.map { ($0.key, value($0.value)) }) { _, last in last }
  }

  private static func value(_ value: ExtraValue) -> Value {
    switch value {
    case .text(let text): .text(text)
    case .flag(let flag): .flag(flag)
    case .list(let values): .list(values.map(Self.value))
    case .fields(let fields): .fields(values(fields))
    }
  }
}
