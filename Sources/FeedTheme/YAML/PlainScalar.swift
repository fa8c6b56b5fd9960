import FeedYAML

/// What YAML 1.1 takes a scalar without quotes for (`yaml.org/type`).
struct PlainScalar {
  /// The scalar as it is written.
  let text: String

  /// What the scalar is, for messages.
  var words: String {
    if flag != nil { return "yes or no" }
    // Most scalars are words, which need no second look.
    guard let first = text.utf8.first, first < UInt8(ascii: "A") else { return "text" }
    return isNumber ? "a number" : isDate ? "a date" : "text"
  }

  /// Yes or no.
  var flag: Bool? {
    switch text {
    case "yes", "Yes", "YES", "true", "True", "TRUE", "on", "On", "ON": true
    case "no", "No", "NO", "false", "False", "FALSE", "off", "Off", "OFF": false
    default: nil
    }
  }

  /// The number that is written, also in parts of sixty: `1:30` is 90.
  var number: Double? {
    switch text.lowercased() {
    case ".inf", "+.inf": return .infinity
    case "-.inf": return -.infinity
    case ".nan": return .nan
    default: break
    }
    let digits = text.filter { $0 != "_" }
    guard digits.contains(":") else { return Double(digits) }
    let isNegative = digits.hasPrefix("-")
    let parts = digits.dropFirst(isNegative || digits.hasPrefix("+") ? 1 : 0)
      .split(separator: ":", omittingEmptySubsequences: false)
    var number = 0.0
    for part in parts {
      guard let part = Double(part) else { return nil }
      number = number * 60 + part
    }
    return isNegative ? -number : number
  }

  private var isNumber: Bool {
    let whole = #/[-+]?(0b[01_]+|0o?[0-7_]+|0|[1-9][0-9_]*|0x[0-9a-fA-F_]+|[1-9][0-9_]*(:[0-5]?[0-9])+)/#
    let broken =
      #/
      [-+]?[0-9][0-9_]*(\.[0-9_]*)?([eE][-+]?[0-9]+)? | \.[0-9_]+([eE][-+][0-9]+)?
      | [-+]?[0-9][0-9_]*(:[0-5]?[0-9])+\.[0-9_]* | [-+]?\.(inf|Inf|INF) | \.(nan|NaN|NAN)
      /#
    return text.wholeMatch(of: whole) != nil || text.wholeMatch(of: broken) != nil
  }

  private var isDate: Bool {
    let day = #/[0-9]{4}-[0-9]{2}-[0-9]{2}/#
    let moment =
      #/
      [0-9]{4}-[0-9]{1,2}-[0-9]{1,2} ([Tt]|[\x20\t]+) [0-9]{1,2}:[0-9]{2}:[0-9]{2} (\.[0-9]*)?
      [\x20\t]* (Z|[-+][0-9]{1,2}(:[0-9]{2})?)?
      /#
    return text.wholeMatch(of: day) != nil || text.wholeMatch(of: moment) != nil
  }
}

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

extension FreeValue {
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
