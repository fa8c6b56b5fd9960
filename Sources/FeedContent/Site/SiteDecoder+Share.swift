import FeedDiagnostics
import FeedModel
import FeedYAML

extension SiteDecoder {
  /// Where readers can share entries: a list of names, some of them with options, or `false` for nowhere.
  func share(_ reader: FieldReader) -> [ShareChoice] {
    guard let field = reader.stated("share") else { return ShareChoice.standard }
    switch field.value.shape {
    case .nothing: return ShareChoice.standard
    case .list(let values) where values.isEmpty: return []
    case .text, .list, .fields: break
    }
    if let isOffered = field.value.flag { return isOffered ? ShareChoice.standard : [] }
    var choices: [ShareChoice] = []
    for item in reader.items(["share"]) {
      guard let choice = choice(item, reader) else { continue }
      guard !choices.contains(where: { $0.network == choice.network }) else {
        reader.report(
          .field(
            .invalidValue(key: item.key, value: choice.network.rawValue, expected: "each network once")),
          at: item.value.location)
        continue
      }
      choices.append(choice)
    }
    return choices
  }

  private func choice(_ item: LocatedFields.Field, _ reader: FieldReader) -> ShareChoice? {
    guard case .fields(let fields) = item.value.shape else {
      return reader.text(of: item.value, key: item.key).flatMap { network($0, at: item, reader) }.map {
        ShareChoice($0)
      }
    }
    let nested = reader.nested(fields, as: item.key)
    defer { reader.absorb(nested) }
    guard let name = nested.requiredText("name"), let field = nested.fields["name"],
      let network = network(name, at: field, nested)
    else { return nil }
    let choice = ShareChoice(network, instance: network == .mastodon ? instance(nested) : nil)
    nested.reportUnknown()
    return choice
  }

  private func network(_ text: String, at field: LocatedFields.Field, _ reader: FieldReader) -> ShareNetwork? {
    let name = LocatedFields.comparable(text)
    if let network = ShareNetwork(rawValue: name) { return network }
    let choices = ShareNetwork.allCases.map(\.rawValue)
    reader.report(
      .field(
        .unknownChoice(
          key: field.key, value: text, choices: choices, nearest: Suggestion.nearest(to: name, among: choices))),
      at: field.value.location)
    return nil
  }

  /// A server by its name or its address, which has to be a secure one.
  private func instance(_ reader: FieldReader) -> String? {
    guard let field = reader.field(["instance"]), let text = reader.text(of: field.value, key: field.key) else {
      return nil
    }
    let scheme = "https://"
    if let server = SiteURL(text.contains("://") ? text : scheme + text), server.basePath == "/",
      server.origin.hasPrefix(scheme)
    {
      return String(server.origin.dropFirst(scheme.count))
    }
    reader.report(
      .field(
        .invalidValue(key: field.key, value: text, expected: "the name of a server such as mastodon.social")),
      at: field.value.location)
    return nil
  }
}
