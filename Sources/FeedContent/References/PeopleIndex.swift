import FeedModel

/// The people of a site by everything that they may be called by.
struct PeopleIndex: Sendable {
  private let people: [String: PersonReference]
  private let pages: [String: Route]

  /// Creates an index; of two people with one name the first counts, and an id goes before a name.
  init(_ people: [(file: ParsedFile, reference: PersonReference)]) {
    var index: [String: PersonReference] = [:]
    var pages: [String: Route] = [:]
    func add(_ name: String?, _ reference: PersonReference) {
      if let name, index[Self.key(name)] == nil { index[Self.key(name)] = reference }
    }
    func addHandle(_ handle: String?, _ reference: PersonReference) {
      if let handle, let route = reference.route, pages[Self.key(handle)] == nil { pages[Self.key(handle)] = route }
    }
    for (file, reference) in people {
      let stem = ContentPath.stem(ContentPath.fileName(file.path))
      let name = ContentPath.isBundleIndex(file.path) ? ContentPath.folders(file.path).last : stem
      add(file.statedID, reference)
      add(name, reference)
      add(file.path, reference)
      add(ContentPath.stem(file.path), reference)
      addHandle(file.statedID, reference)
      addHandle(name, reference)
    }
    for (_, reference) in people { add(reference.name, reference) }
    for (file, reference) in people {
      for handle in Self.handles(of: file) { addHandle(handle, reference) }
    }
    self.people = index
    self.pages = pages
  }

  /// The person who is called so; a plain name where nobody is.
  func person(named name: String) -> PersonReference { people[Self.key(name)] ?? PersonReference(name: name) }

  /// The page of the person with an id, a file name or a stated handle, without the `@`; nil where nobody has one.
  func page(ofHandle handle: String) -> Route? { pages[Self.key(handle)] }

  /// The handles that a person's file states; what is wrong with them is reported when the file is decoded.
  private static func handles(of file: ParsedFile) -> [String] {
    PersonDecoder.handles(FieldReader(file.fields, owner: .kind(Kind.person.name), dates: DateParser(timeZone: .utc)))
  }

  private static func key(_ name: String) -> String { name.precomposed.lowercased() }
}
