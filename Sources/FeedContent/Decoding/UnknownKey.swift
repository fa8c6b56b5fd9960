package import FeedDiagnostics
import FeedYAML

/// A key of the front matter that the kind of its entry does not know: one of another kind, or one that no other generator
/// knows either.
///
/// Only a theme could read it, and what themes read is known later than what entries say.
package struct UnknownKey: Hashable, Sendable {
  let key: String
  /// The key as keys are compared.
  let name: String
  let kinds: [String]
  /// Where it is first.
  let location: SourceLocation
  var fileCount = 1

  /// The keys that were not read, after those that look like typing errors were reported.
  ///
  /// Where an entry did not become the kind that was meant, the keys of other kinds are not among them.
  static func all(_ fields: EntryFields) -> [UnknownKey] {
    let unread = fields.reader.unread
    let strange = fields.reader.reportLikelyTypos(foreign: noTypos)
    // A key of another kind is a loss even if another generator knows it, too, and so is text for readers.
    let misplaced = fields.isIncomplete ? [] : unread.filter { kindsByKey[$0.name] != nil }
    let missed = unread.filter { forReaders.contains($0.name) && kindsByKey[$0.name] == nil }
    return (strange + misplaced + missed).map {
      UnknownKey(key: $0.key, name: $0.name, kinds: kindsByKey[$0.name] ?? [], location: $0.location)
    }
  }

  /// Keys that are no typing errors: those of all kinds, and those that other generators and their themes use.
  private static let noTypos = Set(
    String(decoding: PackageResources.ForeignKeys_txt, as: UTF8.self).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.flatMap { $0.split(separator: " ").map(String.init) }
  ).union(kindsByKey.keys).union(FieldMeaning.dateNames)

  /// Keys of other generators and their themes that hold words for readers, or what decides on the whole entry.
  private static let forReaders: Set<String> = [
    "credit", "credits", "email", "guest", "guests", "kind", "logo", "organizer", "phone", "series", "sponsor",
    "sponsors", "subtitle", "tagline", "website",
  ]

  private static let kindsByKey: [String: [String]] = KindDecoders.builtInGuides.reduce(into: [:]) { kinds, guide in
    for name in Set(guide.fields.flatMap(\.names).map(LocatedFields.comparable)) {
      kinds[name, default: []].append(guide.name)
    }
  }

  /// Each key once, in the order of places.
  static func joined(_ keys: some Sequence<UnknownKey>) -> [UnknownKey] {
    let joined = keys.reduce(into: [String: UnknownKey]()) { joined, key in
      guard let other = joined[key.name] else { return joined[key.name] = key }
      var first = key.location < other.location ? key : other
      first.fileCount = other.fileCount + key.fileCount
      joined[key.name] = first
    }
    return joined.values.sorted { $0.location < $1.location }
  }
}

extension LoadedContent {
  /// A note for each key that is never read.
  ///
  /// - Parameter themeKeys: the keys that the templates of the theme read.
  package func notes(onKeysBeside themeKeys: Set<String>) -> [Diagnostic] {
    let read = Set(themeKeys.map(LocatedFields.comparable))
    return unknownKeys.filter { !read.contains($0.name) }.map { key in
      Diagnostic(
        .field(.unreadKey(key: key.key, name: key.name, kinds: key.kinds, fileCount: key.fileCount)), at: key.location)
    }
  }
}
