import FeedModel
import FeedYAML

extension ExtraValue {
  /// Keeps a value that feedsite does not know; nil where there is none.
  init?(_ value: LocatedValue) {
    switch value.shape {
    case .nothing: return nil
    case .text(let text, let style):
      if style != .quoted, let flag = value.flag, text.count > 1 { self = .flag(flag) } else { self = .text(text) }
    case .list(let values): self = .list(values.compactMap(ExtraValue.init))
    case .fields(let fields): self = .fields([ExtraField](fields.fields))
    }
  }
}

extension [ExtraField] {
  /// Keeps fields that feedsite does not know; those without a value are dropped.
  init(_ fields: [LocatedFields.Field]) {
    self = fields.compactMap { field in
      ExtraValue(field.value).map { ExtraField(key: field.key, value: $0) }
    }
  }
}
