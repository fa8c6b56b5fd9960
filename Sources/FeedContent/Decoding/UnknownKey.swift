package import FeedDiagnostics
import FeedYAML

/// A key of the front matter that no kind knows, nor any other generator.
///
/// Only a theme could read it, and what themes read is known later than what entries say.
package struct UnknownKey: Hashable, Sendable {
  /// The key as it is written.
  let key: String
  /// The key as keys are compared.
  let name: String
  /// Where it stands first.
  let location: SourceLocation
  /// In how many files it stands.
  var fileCount = 1

  /// The keys that nobody asked for, after those that look like slips were reported.
  ///
  /// What some kind knows is known, also where the entry is of another one or of none, since it has no date.
  static func all(_ reader: FieldReader) -> [UnknownKey] {
    reader.reportLikelyTypos(foreign: ForeignKeys.all).filter { !keysOfKinds.contains($0.name) }.map {
      UnknownKey(key: $0.key, name: $0.name, location: $0.location)
    }
  }

  private static let keysOfKinds: Set<String> = KindDecoders.builtInGuides.reduce(into: []) { keys, guide in
    for field in guide.fields { keys.formUnion(([field.key] + field.otherNames).map(LocatedFields.comparable)) }
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
  /// A note for each key that nobody reads.
  ///
  /// - Parameter themeKeys: the keys that the templates of the theme read.
  package func notes(onKeysBeside themeKeys: Set<String>) -> [Diagnostic] {
    let read = Set(themeKeys.map(LocatedFields.comparable))
    return unknownKeys.filter { !read.contains($0.name) }.map { key in
      Diagnostic(.field(.unreadKey(key: key.key, fileCount: key.fileCount)), at: key.location)
    }
  }
}
