import FeedDiagnostics
import FeedModel

extension EntryFields {
  /// An absolute address with `http` or `https`.
  func url(_ names: String...) -> String? { url(names, reader) }

  /// An absolute address with `http` or `https`, from a nested mapping.
  func url(_ names: [String], _ reader: FieldReader) -> String? {
    guard let field = reader.field(names) else { return nil }
    return url(of: field.value, key: field.key, reader)
  }

  /// A scalar's address, or a report.
  func url(of value: LocatedValue, key: String, _ reader: FieldReader) -> String? {
    guard let text = reader.text(of: value, key: key) else { return nil }
    if let url = Self.absoluteURL(text) { return url }
    reader.report(
      .field(.invalidValue(key: key, value: text, expected: "an address such as https://example.org/")),
      at: value.location)
    return nil
  }

  /// Several addresses.
  func urls(_ names: String...) -> [String] {
    reader.values(names).compactMap { url(of: $0, key: names[0], reader) }
  }

  /// Named addresses: a mapping of name to address, a list of addresses, or a list of `name` and `url`.
  func links(_ names: String...) -> [ExternalLink] {
    guard let field = reader.field(names) else { return [] }
    switch field.value.shape {
    case .fields(let fields):
      return fields.fields.compactMap { item in
        url(of: item.value, key: item.key, reader).map { ExternalLink(name: item.key, url: $0) }
      }
    case .list(let values): return values.compactMap { link(of: $0, key: field.key) }
    case .text, .nothing: return link(of: field.value, key: field.key).map { [$0] } ?? []
    }
  }

  /// One named address: the address alone, or a mapping of `name` and `url`.
  func link(of value: LocatedValue, key: String) -> ExternalLink? {
    guard case .fields(let fields) = value.shape else {
      return url(of: value, key: key, reader).map { ExternalLink(name: Self.host(of: $0), url: $0) }
    }
    // A list item such as `- Bandcamp: https://...` is a mapping of one.
    if fields.fields.count == 1, let item = fields.fields.first, item.name != "url" {
      return url(of: item.value, key: item.key, reader).map { ExternalLink(name: item.key, url: $0) }
    }
    return nested(fields, as: key) { reader in
      let name = reader.text("name", "title")
      guard let url = url(["url"], reader) else {
        if reader.field(["url"]) == nil { reader.reportMissing("url") }
        return nil
      }
      return ExternalLink(name: name ?? Self.host(of: url), url: url)
    }
  }

  /// The host of an address without `www.`.
  static func host(of url: String) -> String {
    guard case let parts = url.split(separator: "/", omittingEmptySubsequences: true), parts.count > 1 else {
      return url
    }
    let authority = parts[1].split(separator: "@").last ?? parts[1]
    return String(authority.hasPrefix("www.") ? authority.dropFirst(4) : authority)
  }

  private static func absoluteURL(_ text: String) -> String? {
    let lowercased = text.lowercased()
    guard lowercased.hasPrefix("https://") || lowercased.hasPrefix("http://"),
      let host = text.split(separator: "/").dropFirst().first, !host.isEmpty,
      !text.unicodeScalars.contains(where: { $0.properties.isWhitespace }),
      case .external(let url) = URLReference(text)
    else { return nil }
    return url
  }
}
