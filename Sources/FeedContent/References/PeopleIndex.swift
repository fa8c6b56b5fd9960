import FeedModel

/// The people of a site by everything that they may be called by.
struct PeopleIndex: Sendable {
  private let people: [String: PersonReference]

  /// Creates an index; of two people with one name the first counts.
  init(_ people: [(file: ScannedFile, reference: PersonReference)]) {
    var index: [String: PersonReference] = [:]
    for (file, reference) in people {
      let path = file.path
      let stem = ContentPath.stem(ContentPath.fileName(path))
      let id = ContentPath.isBundleIndex(path) ? ContentPath.folders(path).last ?? stem : stem
      for name in [path, ContentPath.stem(path), file.statedID, id, reference.name].compactMap(\.self)
      where index[Self.key(name)] == nil {
        index[Self.key(name)] = reference
      }
    }
    self.people = index
  }

  /// The person who is called so; a plain name where nobody is.
  func person(named name: String) -> PersonReference { people[Self.key(name)] ?? PersonReference(name: name) }

  private static func key(_ name: String) -> String { name.precomposed.lowercased() }
}
