import FeedModel

/// The people of a site by everything that they may be called by.
struct PeopleIndex: Sendable {
  private let people: [String: PersonReference]

  /// Creates an index; of two people with one name the first counts, and an id goes before a name.
  init(_ people: [(file: ScannedFile, reference: PersonReference)]) {
    var index: [String: PersonReference] = [:]
    func add(_ name: String?, _ reference: PersonReference) {
      if let name, index[Self.key(name)] == nil { index[Self.key(name)] = reference }
    }
    for (file, reference) in people {
      let stem = ContentPath.stem(ContentPath.fileName(file.path))
      add(file.statedID, reference)
      add(ContentPath.isBundleIndex(file.path) ? ContentPath.folders(file.path).last : stem, reference)
      add(file.path, reference)
      add(ContentPath.stem(file.path), reference)
    }
    for (_, reference) in people { add(reference.name, reference) }
    self.people = index
  }

  /// The person who is called so; a plain name where nobody is.
  func person(named name: String) -> PersonReference { people[Self.key(name)] ?? PersonReference(name: name) }

  private static func key(_ name: String) -> String { name.precomposed.lowercased() }
}
