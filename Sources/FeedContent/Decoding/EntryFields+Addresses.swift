import FeedDiagnostics
import FeedModel
import FeedYAML

extension EntryFields {
  /// Named addresses: a mapping of name to address, a list of addresses, or a list of `name` and `url`.
  func links(_ names: String...) -> [ExternalLink] {
    guard let field = reader.field(names) else { return [] }
    if case .fields(let fields) = field.value.shape, fields["url"] == nil {
      return fields.fields.compactMap { item in
        reader.url(of: item.value, key: item.key).map { ExternalLink(name: item.key, url: $0) }
      }
    }
    return reader.items(names).compactMap { link(of: $0.value, key: $0.key) }
  }

  /// One named address: the address alone, or a mapping of `name` and `url`.
  func link(of value: LocatedValue, key: String) -> ExternalLink? {
    guard case .fields(let fields) = value.shape else {
      return reader.url(of: value, key: key).map { ExternalLink(name: WebAddress.host(of: $0), url: $0) }
    }
    // A list item such as `- Bandcamp: https://...` is a mapping of one.
    if fields.fields.count == 1, let item = fields.fields.first, !["url", "name", "title"].contains(item.name) {
      return reader.url(of: item.value, key: item.key).map { ExternalLink(name: item.key, url: $0) }
    }
    return nested(fields, as: key) { reader in
      let name = reader.text("name", "title")
      guard let field = reader.field(["url"]) else {
        reader.reportMissing("url")
        return nil
      }
      return reader.url(of: field.value, key: field.key).map {
        ExternalLink(name: name ?? WebAddress.host(of: $0), url: $0)
      }
    }
  }
}
