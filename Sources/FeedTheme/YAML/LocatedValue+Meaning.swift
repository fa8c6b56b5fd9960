import FeedYAML

extension LocatedValue {
  /// What the value is, for messages.
  var words: String {
    switch shape {
    case .fields: "keys with values"
    case .list: "a list"
    case .nothing: "nothing"
    case .text(let text, .plain): PlainScalar(text: text).words
    case .text: "text"
    }
  }

  /// The text of a value that YAML reads as text; nil for numbers, dates, yes, no and nothing.
  var writtenText: String? {
    words == "text" ? text : nil
  }

  /// The number that is written without quotes.
  var number: Double? {
    guard case .text(let text, let style) = shape, style != .quoted else { return nil }
    return PlainScalar(text: text).number
  }
}

extension FreeContext.Value {
  /// The value of YAML.
  init(_ value: LocatedValue) {
    switch value.shape {
    case .nothing: self = .text("")
    case .text(let text, let style):
      let flag = style == .plain ? PlainScalar(text: text).flag : nil
      self = flag.map(Self.flag) ?? .text(text)
    case .list(let values): self = .list(values.map(Self.init))
    case .fields(let fields):
      self = .fields(Dictionary(fields.fields.map { ($0.key, Self($0.value)) }) { _, last in last })
    }
  }
}
