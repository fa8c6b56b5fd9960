import Yams

extension Node {
  /// What the value is, for messages.
  var words: String {
    switch self {
    case .mapping: "keys with values"
    case .sequence: "a list"
    case .alias: "an alias"
    case .scalar:
      switch tag.rawValue {
      case Tag.Name.null.rawValue: "nothing"
      case Tag.Name.bool.rawValue: "yes or no"
      case Tag.Name.int.rawValue, Tag.Name.float.rawValue: "a number"
      case Tag.Name.timestamp.rawValue: "a date"
      default: "text"
      }
    }
  }

  /// The text of a value that YAML reads as text; nil for numbers, dates, yes, no and nothing.
  var writtenText: String? {
    guard case .scalar(let scalar) = self, words == "text" else { return nil }
    return scalar.string
  }
}
