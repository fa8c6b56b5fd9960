/// A value for each kind that feedsite brings: whoever leaves one out does not compile.
package struct PerKind<Value: Sendable>: Sendable {
  /// The values in the order in which menus list the kinds.
  package let all: [Value]

  /// Takes the values.
  package init(
    text: Value, article: Value, media: Value, song: Value, album: Value, playlist: Value, event: Value,
    invitation: Value, follow: Value, recommendation: Value, link: Value, quote: Value, person: Value, memories: Value
  ) {
    all = [
      text, article, media, song, album, playlist, event, invitation, follow, recommendation, link, quote, person,
      memories,
    ]
  }

  /// The value of a kind; nil for one that a site declares.
  package subscript(kind: Kind) -> Value? { Kind.places[kind.name].map { all[$0] } }
}

extension Kind {
  /// The kinds that feedsite brings, in the order in which menus list them.
  public static let builtIn: [Kind] =
    PerKind(
      text: text, article: article, media: media, song: song, album: album, playlist: playlist, event: event,
      invitation: invitation, follow: follow, recommendation: recommendation, link: link, quote: quote, person: person,
      memories: memories
    ).all

  /// The places of the built-in kinds among them, by name.
  fileprivate static let places = Dictionary(uniqueKeysWithValues: builtIn.enumerated().map { ($1.name, $0) })
}
