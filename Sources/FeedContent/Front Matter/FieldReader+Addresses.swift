import FeedDiagnostics
import FeedModel
import FeedYAML

extension FieldReader {
  /// An absolute address with `http` or `https`.
  func url(_ names: String...) -> String? { url(names) }

  /// An absolute address with `http` or `https`.
  func url(_ names: [String]) -> String? {
    field(names).flatMap { url(of: $0.value, key: $0.key) }
  }

  /// A scalar's address, or a report.
  func url(of value: LocatedValue, key: String) -> String? {
    guard let text = text(of: value, key: key) else { return nil }
    if let url = WebAddress.absolute(text) {
      note(url, at: value.location)
      return url
    }
    report(
      .field(.invalidValue(key: key, value: text, expected: "an address such as https://example.org/")),
      at: value.location)
    return nil
  }

  /// Several addresses.
  func urls(_ names: String...) -> [String] {
    items(names).compactMap { url(of: $0.value, key: $0.key) }
  }
}
