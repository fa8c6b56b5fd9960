import FeedDiagnostics
import FeedModel
import FeedYAML

extension SiteDecoder {
  /// Where readers can share entries: a list of names, some of them with options, or `false` for nowhere.
  func share(_ reader: FieldReader, into site: inout Site) {
    // A mapping with a name is a network, like one in the list.
    guard case .fields(let fields)? = reader.stated("share")?.value.shape, fields["name"] == nil else {
      site.share = networks("share", reader)
      return
    }
    _ = section("share", reader) { nested in
      site.share = networks("networks", nested)
      site.drawsSharePictures = nested.flag("pictures", default: true)
    }
  }

  private func networks(_ key: String, _ reader: FieldReader) -> [ShareChoice] {
    guard let field = reader.stated(key) else { return ShareChoice.standard }
    switch field.value.shape {
    case .nothing: return ShareChoice.standard
    case .list(let values) where values.isEmpty: return []
    case .text, .list, .fields: break
    }
    if let isOffered = field.value.flag { return isOffered ? ShareChoice.standard : [] }
    var choices: [ShareChoice] = []
    for item in reader.items([key]) {
      guard let choice = choice(item, reader) else { continue }
      guard !choices.contains(where: { $0.network == choice.network }) else {
        reader.reportInvalid(
          item.key, choice.network.rawValue, expected: "each network once", at: item.value.location)
        continue
      }
      choices.append(choice)
    }
    return choices
  }

  private func choice(_ item: LocatedFields.Field, _ reader: FieldReader) -> ShareChoice? {
    guard case .fields(let fields) = item.value.shape else {
      return reader.choice(of: item, among: ShareNetwork.self).map { ShareChoice($0) }
    }
    let nested = reader.nested(fields, as: item.key)
    defer { reader.absorb(nested) }
    guard nested.requiredText("name") != nil, let field = nested.fields["name"],
      let network = nested.choice(of: field, among: ShareNetwork.self)
    else { return nil }
    let choice = ShareChoice(network, instance: network == .mastodon ? instance(nested) : nil)
    nested.reportUnknown()
    return choice
  }

  /// A server by its name or its address, which has to be a secure one.
  private func instance(_ reader: FieldReader) -> String? {
    reader.value(["instance"], expected: "the name of a server such as mastodon.social") { text in
      let scheme = "https://"
      let server = SiteURL(text.contains("://") ? text : scheme + text)
      guard let server, server.basePath == "/", server.origin.hasPrefix(scheme) else { return nil }
      return String(server.origin.dropFirst(scheme.count))
    }
  }
}
