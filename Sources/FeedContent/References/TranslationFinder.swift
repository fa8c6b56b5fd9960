import FeedDiagnostics
import FeedModel
import FeedYAML

/// Finds the files that say the same in several languages.
///
/// It is enough that one of two files names the other, so that a new translation changes no file but its own.
struct TranslationFinder {
  /// The keys that name the same text in other languages.
  static let keys = ["translations", "translation-of"]

  /// The page of each of them leads to all others.
  private static let mostTranslations = 100

  let context: DecodingContext

  /// A file that names another one, both by number.
  private struct Link {
    let from: Int
    let to: Int
    let location: SourceLocation
  }

  /// Looks through all files, which are those of the entries that fields can refer to; names that lead nowhere are
  /// reported when the files are decoded.
  func find(in files: [ParsedFile]) -> TranslationIndex {
    let stating = files.indices.filter { number in Self.keys.contains { files[number].fields[$0] != nil } }
    let numbers =
      stating.isEmpty
      ? [:] : Dictionary(files.indices.map { (files[$0].path, $0) }) { first, _ in first }
    let links =
      stating.flatMap { self.links(from: $0, files[$0], numbers: numbers) } + linksByPath(files)
    guard !links.isEmpty else { return .none }
    var sets = DisjointSets(count: files.count)
    for link in links { sets.unite(link.from, link.to) }
    let groups = Dictionary(grouping: Set(links.flatMap { [$0.from, $0.to] }).sorted()) {
      sets.representative(of: $0)
    }
    // A file's own words count before those of others, and of these the first.
    var places: [Int: SourceLocation] = [:]
    for link in links.reversed() { places[link.to] = link.location }
    for link in links.reversed() { places[link.from] = link.location }
    var byPath: [String: [Translation]] = [:]
    var forms: [String: [String: String]] = [:]
    var diagnostics = links.filter { $0.from == $0.to }.map { problem(files[$0.to], at: $0.location) }
    for group in groups.values {
      let translations = translations(among: group, of: files, places: places, &diagnostics)
      let paths = Dictionary(group.map { (editionTag(of: files[$0]), files[$0].path) }) { first, _ in first }
      for path in paths.values { forms[path] = paths }
      let targets = context.entries.targets
      // Only links lead to an unlisted page, so those of other languages do not name it.
      let unlisted = Set(group.filter { targets[$0].isUnlisted }.compactMap { targets[$0].reference.route })
      let listed = translations.filter { !unlisted.contains($0.route) }
      for number in group {
        let named = targets[number].isUnlisted ? translations : listed
        if named.count > 1 { byPath[files[number].path] = named }
      }
    }
    return TranslationIndex(byPath: byPath, forms: forms, diagnostics: diagnostics)
  }

  /// The first file in each language, by language and address.
  private func translations(
    among group: [Int], of files: [ParsedFile], places: [Int: SourceLocation], _ diagnostics: inout [Diagnostic]
  ) -> [Translation] {
    var first: [String: ParsedFile] = [:]
    var translations: [Translation] = []
    var isLong = false
    for number in group {
      let (file, target) = (files[number], context.entries.targets[number])
      let language = self.language(of: file)
      if let other = first[language], let place = places[number] {
        // Where the earlier file says so itself, the later one is the other.
        diagnostics.append(problem(place.file == other.start.file ? file : other, at: place))
        continue
      }
      first[language] = file
      if translations.count < Self.mostTranslations {
        if let translation = translation(target, language: language) { translations.append(translation) }
      } else if let place = places[number], !isLong {
        isLong = true
        diagnostics.append(Diagnostic(.field(.longList(key: Self.keys[0], limit: Self.mostTranslations)), at: place))
      }
    }
    return translations.sorted { ($0.language, $0.route) < ($1.language, $1.route) }
  }

  /// The names that a file states, as far as they lead to a file of its own kind.
  private func links(from number: Int, _ file: ParsedFile, numbers: [String: Int]) -> [Link] {
    let reader = FieldReader(file.fields, owner: .kind("entry"), dates: context.dates)
    return Self.keys.flatMap { reader.items([$0]) }.compactMap { item in
      guard let name = reader.text(of: item),
        let target = context.entries.entry(
          named: name, from: ContentPath.folder(file.path), kinds: [file.referenceKind]),
        target.reference.kind == file.referenceKind, let other = numbers[target.reference.identity.contentPath],
        // Where the original is missing, a translation answers to its path.
        other != number || file.neutralPath == file.path
      else { return nil }
      return Link(from: number, to: other, location: item.value.location)
    }
  }

  /// Files whose paths differ in the language only.
  private func linksByPath(_ files: [ParsedFile]) -> [Link] {
    guard !context.site.languages.isEmpty else { return [] }
    var first: [String: Int] = [:]
    return files.indices.compactMap { number in
      let file = files[number]
      guard let other = first[file.neutralPath] else {
        first[file.neutralPath] = number
        return nil
      }
      return Link(from: number, to: other, location: file.start)
    }
  }

  private func language(of file: ParsedFile) -> String { file.language ?? context.site.language }

  /// Which of the site's languages a file is in.
  private func editionTag(of file: ParsedFile) -> String {
    let languages = context.site.languages
    return languages.isEmpty ? language(of: file) : languages[languages.index(of: file.language)].tag
  }

  /// Nil where this build leaves the entry out.
  private func translation(_ target: EntryIndex.Target, language: String) -> Translation? {
    target.reference.route.map {
      Translation(
        language: language, title: target.reference.title, route: $0, isDefault: language == context.site.language)
    }
  }

  private func problem(_ other: ParsedFile, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .reference(.sameLanguage(language: language(of: other), other: other.path)), at: location, related: [other.start])
  }
}

/// The files that say the same in several languages.
struct TranslationIndex: Equatable, Sendable {
  static let none = TranslationIndex(byPath: [:], forms: [:], diagnostics: [])

  /// What was found, by content path.
  fileprivate let byPath: [String: [Translation]]
  /// The files of the same text by their languages, by the path of each.
  fileprivate let forms: [String: [String: String]]
  /// Reports of translations in the same language.
  let diagnostics: [Diagnostic]

  /// Whether no file has a translation, published or not.
  var isEmpty: Bool { forms.isEmpty && diagnostics.isEmpty }

  /// The path of what a file says in one of the site's languages; nil where there is none.
  func path(of path: String, in language: String) -> String? { forms[path]?[language] }

  /// The file's own language and all others, in the order of their tags; empty where there is no other.
  func translations(of file: ParsedFile) -> [Translation] { byPath[file.path] ?? [] }
}

/// Sets of numbers from zero that grow together (paths halved).
private struct DisjointSets {
  private var parents: [Int]

  init(count: Int) { parents = Array(0..<count) }

  mutating func representative(of number: Int) -> Int {
    var number = number
    while parents[number] != number {
      parents[number] = parents[parents[number]]
      number = parents[number]
    }
    return number
  }

  mutating func unite(_ first: Int, _ second: Int) {
    let (first, second) = (representative(of: first), representative(of: second))
    parents[second] = first
  }
}
