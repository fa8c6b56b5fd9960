import ArgumentParser
import FeedDiagnostics
import FeedMarkup
import FeedModel
import FeedVisitors

enum ListedItem: Sendable {
  case entry(SavedEntry, file: String)
  /// A kind, how many entries are of it, and the first and last of their days.
  case kind(Kind, count: Int, first: String?, last: String?)
  case tag(Tag, count: Int)
  case person(SavedPerson, count: Int)
  /// A file, and the path of the first entry that has it.
  case medium(SavedMedium, path: String)

  // MARK: Lists

  /// All kinds of a site in the order of menus, be there entries of them or not.
  static func kinds(of entries: [SavedEntry], declared: [KindDeclaration]) -> [Self] {
    let days = Dictionary(grouping: entries, by: \.facts.kind).mapValues { $0.map(\.facts.date?.day) }
    return (Kind.builtIn + declared.map(\.kind)).map { kind in
      let own = days[kind.name] ?? []
      let stated = own.compactMap(\.self)
      return .kind(
        kind, count: own.count, first: stated.min()?.description, last: stated.max()?.description)
    }
  }

  /// The tags, the most used first.
  static func tags(of entries: [SavedEntry]) -> [Self] {
    counted(entries.map(\.tags), by: \.slug, then: \.name).map { .tag($0, count: $1) }
  }

  /// The people, those whom the most entries name first; people with a file are included even if no entry names them.
  static func people(of entries: [SavedEntry]) -> [Self] {
    let own = entries.filter { $0.facts.kind == Kind.person.name }.map { entry in
      SavedPerson(role: entry.facts.kind, name: entry.facts.heading, page: entry.facts.url)
    }
    let named = entries.filter { $0.facts.kind != Kind.person.name }.map(\.people)
    let all = counted(named, by: { $0.page ?? "\($0.name)\n\($0.url ?? "")" }, then: \.name)
    let known = Set(all.compactMap(\.item.page))
    let others = own.filter { !known.contains($0.page ?? "") }
    return (all + others.map { ($0, 0) }).map { .person($0, count: $1) }
  }

  /// The files in the order of entries, each once.
  static func media(of entries: [SavedEntry]) -> [Self] {
    var seen: Set<String> = []
    return entries.flatMap { entry in
      entry.media.filter { seen.insert($0.url).inserted }.map { .medium($0, path: entry.facts.path) }
    }
  }

  /// What entries have, by the number of entries that have it.
  private static func counted<Item>(
    _ lists: [[Item]], by key: (Item) -> String, then name: (Item) -> String
  ) -> [(item: Item, count: Int)] {
    var counts: [String: (item: Item, count: Int)] = [:]
    for list in lists {
      var seen: Set<String> = []
      for item in list where seen.insert(key(item)).inserted { counts[key(item), default: (item, 0)].count += 1 }
    }
    return counts.sorted { first, second in
      (second.value.count, name(first.value.item), first.key) < (first.value.count, name(second.value.item), second.key)
    }.map(\.value)
  }

  // MARK: Forms

  var columns: [String] {
    switch self {
    case .entry(let entry, let file):
      [entry.facts.date?.day.description ?? "-", entry.facts.kind, file, entry.facts.heading]
    case .kind(let kind, let count, let first, let last):
      [String(count), kind.name, first.map { "\($0) to \(last ?? $0)" } ?? "-"]
    case .tag(let tag, let count): [String(count), tag.slug, tag.name]
    case .person(let person, let count): [String(count), person.name, person.page ?? person.url ?? "-"]
    case .medium(let medium, let path): [medium.medium, medium.role, medium.size ?? "-", path, medium.url]
    }
  }

  /// Which columns of a list hold numbers.
  static func numbers(in subject: ListSubject) -> [Bool] {
    switch subject {
    case .entries, .drafts, .future, .expired, .media: []
    case .kinds, .tags, .people: [true]
    }
  }

  /// Writes the members of an item; the documentation describes them.
  func write(to object: inout JSONObjectWriter) {
    switch self {
    case .entry(let entry, let file):
      object.member("path", entry.facts.path)
      object.member("file", file)
      object.write(entry.facts)
      object.member("tags", entry.tags.map(\.name))
      object.member("people", entry.people.reduce(into: []) { if !$0.contains($1.name) { $0.append($1.name) } })
    case .kind(let kind, let count, let first, let last):
      object.member("kind", kind.name)
      object.member("plural", kind.plural)
      object.member("entries", count)
      object.member("first", first)
      object.member("last", last)
    case .tag(let tag, let count):
      object.member("tag", tag.name)
      object.member("slug", tag.slug)
      object.member("entries", count)
    case .person(let person, let count):
      object.member("name", person.name)
      object.member("page", person.page)
      object.member("url", person.url)
      object.member("entries", count)
    case .medium(let medium, let path):
      object.member("path", path)
      object.write(medium)
    }
  }
}

extension SavedMedium {
  /// `1200×800`, `225 s`.
  fileprivate var size: String? {
    if let width, let height { return "\(width)×\(height)" }
    return duration.map { "\(Int($0.rounded())) s" }
  }
}

extension JSONObjectWriter {
  fileprivate mutating func write(_ facts: SavedEntry.Facts) {
    member("kind", facts.kind)
    member("state", facts.state)
    member("url", facts.url)
    member("guid", facts.guid)
    member("date", facts.date?.machineReadable)
    member("updated", facts.updated?.machineReadable)
    member("expires", facts.expires?.machineReadable)
    member("title", facts.title)
    member("heading", facts.heading)
    member("language", facts.language)
    member("summary", facts.summary)
    member("words", facts.words)
    member("characters", facts.characters)
  }

  fileprivate mutating func write(_ medium: SavedMedium) {
    member("role", medium.role)
    member("medium", medium.medium)
    member("url", medium.url)
    member("type", medium.type)
    member("bytes", medium.bytes)
    member("width", medium.width)
    member("height", medium.height)
    member("duration", medium.duration)
    member("alt", medium.alt)
    member("caption", medium.caption)
  }
}

enum ListSubject: String, CaseIterable, Sendable {
  case entries
  case drafts
  case future
  case expired
  case kinds
  case tags
  case people
  /// Pictures, recordings and videos.
  case media

  /// The word for entries that a build leaves out; nil for published ones.
  var unpublishedState: String? {
    switch self {
    case .drafts: "draft"
    case .future, .expired: rawValue
    case .entries, .kinds, .tags, .people, .media: nil
    }
  }

  /// Parses an argument; the error says what a valid one looks like.
  static func parse(_ text: String) throws -> ListSubject {
    if let subject = ListSubject(rawValue: text.lowercased()) { return subject }
    let names = allCases.map(\.rawValue)
    throw ValidationError(
      "There is nothing called \"\(text)\" to list; "
        + Suggestion.question(
          Suggestion.nearest(to: text, among: names), else: "there are \(names.joined(separator: ", "))."))
  }
}
