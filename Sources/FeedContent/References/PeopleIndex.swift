import FeedModel

/// The people of a site by everything that they may be called by.
struct PeopleIndex: Sendable {
  private let people: [String: PersonReference]
  private let pages: [String: Route]
  /// Those who have files in several languages, by the addresses of their pages and by language.
  private let translations: [Route: [String: PersonReference]]

  /// Creates an index; of two people with the same name the first counts, and an id takes precedence over a name.
  ///
  /// - Parameter languages: The languages of the site; files in the main one take precedence.
  init(_ people: [(file: ParsedFile, reference: PersonReference)], languages: [SiteLanguage] = []) {
    let people =
      people.filter { languages.index(of: $0.file.language) == 0 }
      + people.filter { languages.index(of: $0.file.language) != 0 }
    translations = languages.isEmpty ? [:] : Self.translations(people, languages)
    var index: [String: PersonReference] = [:]
    var pages: [String: Route] = [:]
    func add(_ name: String?, _ reference: PersonReference) {
      if let name, index[Self.key(name)] == nil { index[Self.key(name)] = reference }
    }
    func addHandle(_ handle: String?, _ reference: PersonReference) {
      if let handle, let route = reference.route, pages[Self.key(handle)] == nil { pages[Self.key(handle)] = route }
    }
    for (file, reference) in people {
      let path = file.neutralPath
      let stem = path.fileName.fileStem
      let name = ContentPath.isBundleIndex(path) ? ContentPath.folders(path).last : stem
      add(file.statedID, reference)
      add(name, reference)
      add(file.path, reference)
      add(file.path.fileStem, reference)
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

  /// The person with the name; a plain name where there is none.
  func person(named name: String) -> PersonReference { people[Self.key(name)] ?? PersonReference(name: name) }

  /// The page of the person with an id, a file name or a stated handle, without the `@`; nil where there is none.
  ///
  /// - Parameter language: That of the page where the person has one in it, as a BCP 47 tag.
  func page(ofHandle handle: String, in language: String) -> Route? {
    pages[Self.key(handle)].map { translations[$0]?[language]?.route ?? $0 }
  }

  /// A person as the file in a language has it, given as a BCP 47 tag; the same where there is none.
  func translation(of person: PersonReference, in language: String) -> PersonReference {
    guard !translations.isEmpty, let route = person.route else { return person }
    return translations[route]?[language] ?? person
  }

  private static func translations(
    _ people: [(file: ParsedFile, reference: PersonReference)], _ languages: [SiteLanguage]
  ) -> [Route: [String: PersonReference]] {
    var translations: [Route: [String: PersonReference]] = [:]
    for files in Dictionary(grouping: people, by: \.file.neutralPath).values where files.count > 1 {
      let forms = Dictionary(
        files.map { (languages[languages.index(of: $0.file.language)].tag, $0.reference) }
      ) { first, _ in first }
      for route in files.compactMap(\.reference.route) { translations[route] = forms }
    }
    return translations
  }

  /// The handles that a person's file states; what is wrong with them is reported when the file is decoded.
  private static func handles(of file: ParsedFile) -> [String] {
    PersonDecoder.handles(FieldReader(file.fields, owner: .kind(Kind.person.name), dates: DateParser(timeZone: .utc)))
  }

  private static func key(_ name: String) -> String { name.precomposed.lowercased() }
}
