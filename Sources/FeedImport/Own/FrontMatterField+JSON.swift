package import FeedContent
package import FeedMarkup

extension FrontMatterField.Value {
  /// The value as JSON has it: numbers, `true`, `false` and `null` as they are, dates as texts.
  package var json: JSONContent {
    switch self {
    case .text(let text): .text(text)
    case .plain(let text):
      ["true", "false", "null"].contains(text) || Self.isNumber(text) ? .literal(text) : .text(text)
    case .list(let values): .array(values.map(\.json))
    case .fields(let fields): .object(fields.map { ($0.key, $0.value.json) })
    }
  }
}
