import FeedDiagnostics
import FeedMarkdown
import FeedModel
import FeedYAML

/// The fields of one entry together with what they can refer to.
///
/// Kinds read their own fields through ``reader`` and through the methods of the extensions, which know people,
/// files, entries and addresses.
final class EntryFields {
  let reader: FieldReader
  let file: ParsedFile
  let context: DecodingContext
  /// The content paths of local files that the fields name.
  var namedFiles: Set<String> = []
  /// The content paths of the entries that the fields and the body refer to.
  var consulted: Set<String> = []
  /// Whether the entry lacks what makes it one of its kind, so that it is published as another one.
  var isIncomplete = false
  /// The links of the body to addresses of the site that no file answers for.
  var localLinks: [LocalLink] = []
  /// The recordings and films that the body plays; nil for those of other sites.
  var playedFiles: [MediaFile?] = []

  init(_ file: ParsedFile, context: DecodingContext) {
    self.file = file
    self.context = context
    let declaration = context.site.kinds.first { $0.kind == file.kind }
    let required = declaration?.fields.filter(\.isRequired).map(\.key) ?? []
    self.reader = FieldReader(
      file.fields, owner: .kind(file.kind?.name ?? "page"), dates: context.dates,
      decisiveNames: required.isEmpty ? FieldGuide.decisiveNames : FieldGuide.decisiveNames.union(required))
  }

  /// The folder to which paths in the file are relative.
  var folder: String { ContentPath.folder(file.path) }

  /// Which of the site's languages the file is in, as a BCP 47 tag.
  var language: String {
    let languages = context.site.languages
    return languages.isEmpty ? context.site.language : languages[languages.index(of: file.language)].tag
  }

  /// Where the walls of the file's language are.
  var edition: Edition { context.site.languages.edition(of: file.language) }

  /// The person with the name and page in the file's language, where there are some.
  func inOwnLanguage(_ person: PersonReference) -> PersonReference {
    context.people.translation(of: person, in: language)
  }

  /// The authors of an entry that names none; without further languages, all such entries share one list.
  var defaultAuthors: [PersonReference] {
    context.site.languages.isEmpty ? context.defaultAuthors : context.defaultAuthors.map(inOwnLanguage(_:))
  }

  /// An entry in the file's language, where that is published and of the same kind; a link to another form of the file
  /// itself leads there.
  func inOwnLanguage(_ target: EntryIndex.Target) -> EntryIndex.Target {
    guard !context.site.languages.isEmpty,
      let path = context.translations.path(of: target.reference.identity.contentPath, in: language), path != file.path,
      let own = context.entries.target(at: path), own.skipped == nil, own.reference.kind == target.reference.kind
    else { return target }
    return own
  }

  /// The title, stated or as the heading that the body begins with, else a `name`; or one that the name of the file
  /// makes.
  func title() -> String { reader.text("title") ?? file.title ?? reader.text("name") ?? titleFromFileName("title") }

  /// A title made from the name of the file, in place of one that is missing; that is reported.
  func titleFromFileName(_ names: String...) -> String {
    let title = file.titleFromFileName
    if reader.field(names) == nil, !isIncomplete {
      reader.report(
        .entry(.titleFromFileName(title, key: names[0], kind: file.kind?.name ?? "page")), at: file.start)
    }
    return title
  }
}

/// Everything that the fields of an entry can refer to.
///
/// It is one object for all entries, since a copy for each of them would copy the settings of the site.
final class DecodingContext: Sendable {
  let site: Site
  let dates: DateParser
  let files: FileIndex
  let media: MediaLibrary
  let people: PeopleIndex
  let entries: EntryIndex
  let translations: TranslationIndex
  let responses: ResponseIndex
  let defaultAuthors: [PersonReference]

  init(
    site: Site, dates: DateParser, files: FileIndex, media: MediaLibrary, people: PeopleIndex, entries: EntryIndex,
    translations: TranslationIndex = .none, responses: ResponseIndex = .none, defaultAuthors: [PersonReference]
  ) {
    self.site = site
    self.dates = dates
    self.files = files
    self.media = media
    self.people = people
    self.entries = entries
    self.translations = translations
    self.responses = responses
    self.defaultAuthors = defaultAuthors
  }

  func with(
    entries: EntryIndex? = nil, translations: TranslationIndex? = nil, responses: ResponseIndex? = nil
  ) -> DecodingContext {
    DecodingContext(
      site: site, dates: dates, files: files, media: media, people: people, entries: entries ?? self.entries,
      translations: translations ?? self.translations, responses: responses ?? self.responses,
      defaultAuthors: defaultAuthors)
  }
}

extension EntryFields {
  /// The cover under its own or a foreign name.
  ///
  /// Other generators keep mappings of their own under these names; those that hold no path stay what they are.
  func cover(alt: String) -> Photo? {
    let names = EntryDecoder.coverNames.filter { !isMappingWithoutPath($0) }
    let focus = reader.focus("cover-focus")
    guard let field = reader.field(names) ?? foreignCover() else { return bundledCover(alt: alt, focus: focus) }
    return photo(of: field, alt: alt, focus: focus, reader)
  }

  /// What the cover shows where its author says more than the title does.
  func coverAlt() -> String? { reader.text("cover-alt", "image-alt") }

  /// The first of the pictures that Hugo shows where a page is shared, or that an entry lists, and that is there, of kinds
  /// that show no others.
  private func foreignCover() -> LocatedFields.Field? {
    let names = file.kind == .text || file.kind == .person ? ["images"] : ["images", "photos", "photo", "pictures"]
    guard file.kind != .media, let name = names.first(where: { reader.fields[$0]?.value.isEmpty == false }),
      let field = reader.field([name])
    else { return nil }
    let pictures = if case .list(let pictures) = field.value.shape { pictures } else { [field.value] }
    if name != "images", pictures.count > 1 {
      reader.report(.entry(.unshownPictures(key: field.key, count: pictures.count)), at: field.value.location)
    }
    return pictures.first { Self.path(of: $0).map(isThere) ?? false }.map(field.holding)
  }

  /// The picture of a bundle whose name says what it is for, where the entry shows it nowhere: the one that Hugo shows where
  /// a page is shared.
  private func bundledCover(alt: String, focus: FocalPoint?) -> Photo? {
    guard file.kind != .media, EntryDecoder.coverNames.allSatisfy({ reader.fields[$0] == nil }),
      ContentPath.isBundleIndex(file.neutralPath)
    else { return nil }
    let pictures = context.files.pictures(inBundle: ContentPath.folder(file.neutralPath)).map(\.fileName)
    let names = ["feature", "cover", "thumbnail"].lazy.compactMap { word in
      pictures.first { $0.lowercased().hasPrefix(word) }
    }
    let named = names.first.map { LocatedValue(shape: .text($0, .quoted), location: file.start) }
    let resources = namedResources(among: Set(pictures))
    let covers = ["feature", "cover", "thumbnail"].compactMap { word in resources.first { $0.name.hasPrefix(word) } }
    let others = ["header", "image"].compactMap { word in resources.first { $0.name == word } }
    let candidates = covers.map(\.value) + [named].compactMap(\.self) + others.map(\.value)
    let unshown = candidates.first { picture in
      guard let path = Self.path(of: picture) else { return false }
      return !file.body.links.contains { $0.destination.hasSuffix(path) }
    }
    return unshown.flatMap {
      photo(of: LocatedFields.Field(holding: $0, as: EntryDecoder.coverNames[0]), alt: alt, focus: focus, reader)
    }
  }

  /// The pictures of a bundle to which Hugo's `resources` give names, which say what they are for.
  private func namedResources(among pictures: Set<String>) -> [(name: String, value: LocatedValue)] {
    reader.items(["resources"]).compactMap { item in
      guard case .fields(let keys) = item.value.shape, let name = keys["name"]?.value.text,
        let path = Self.path(of: item.value), pictures.contains(path)
      else { return nil }
      return (name.lowercased(), item.value)
    }
  }

  private func isMappingWithoutPath(_ name: String) -> Bool {
    guard case .fields(let keys) = reader.fields[name]?.value.shape else { return false }
    return EntryFields.pathNames.allSatisfy { keys[$0]?.value.isEmpty ?? true }
  }

  /// The same in other languages, which the file or another one names; what is wrong with the names is reported.
  func translations() -> [Translation] {
    for key in TranslationFinder.keys {
      for item in reader.items([key]) { _ = entry(of: item, kinds: [file.referenceKind]) }
    }
    return context.translations.translations(of: file)
  }

  /// The keys of former addresses.
  static let aliasNames = ["aliases", "redirect-from", "alias"]

  /// The former addresses, each once and without the present one; those with a query are left out, since static files
  /// cannot redirect by it.
  func aliases() -> [Route] {
    let items = reader.items(Self.aliasNames)
    guard !items.isEmpty else { return [] }
    var seen: Set<Route> = [file.route]
    return items.compactMap { item -> Route? in
      guard let alias = reader.text(of: item), EntryRoute.isAddress(alias) else { return nil }
      let route = EntryRoute.route(permalink: alias, of: context.site.url)
      guard !alias.prefix(while: { $0 != "#" }).drop(while: { $0 != "?" }).contains("=") else {
        // Exports of WordPress may hold `/?p=12` in every file, of which only the root is left.
        if route != .home {
          reader.reportInvalid(
            item.key, alias,
            expected: "an address without \"?\", since a site of files leads on by paths only",
            at: item.value.location)
        }
        return nil
      }
      if let problem = route.problemOfPage {
        // The entry is published all the same.
        reader.report(problem, at: item.value.location, severity: .warning)
        return nil
      }
      return seen.insert(route).inserted ? route : nil
    }
  }

  func people(_ names: String...) -> [PersonReference] { people(names) }

  /// People: ids, names or mappings, one or several.
  func people(_ names: [String]) -> [PersonReference] {
    let people = reader.items(names, upTo: Self.mostPeople).flatMap { item -> [PersonReference] in
      knownPeople(in: item.value) ?? person(of: item, reader).map { [$0] } ?? []
    }
    guard people.count > 1 else { return people }
    return Array(people.uniqued(by: \.self).prefix(Self.mostPeople))
  }

  /// Each of them has a wall that shows the entry with all the others.
  private static let mostPeople = 100

  /// Those whom a text names between commas, if all of them have files; a comma may be a part of any other name.
  private func knownPeople(in value: LocatedValue) -> [PersonReference]? {
    guard let text = value.text, text.contains(","), context.people.person(named: text).route == nil else { return nil }
    let people = text.split(separator: ",").map { context.people.person(named: String($0).trimmingWhitespace) }
    return people.count > 1 && people.allSatisfy { $0.route != nil } ? people.map(inOwnLanguage(_:)) : nil
  }

  /// One person: an id, a name, or a mapping of `name`, `url` and `avatar`.
  func person(of field: LocatedFields.Field, _ reader: FieldReader) -> PersonReference? {
    guard case .fields(let fields) = field.value.shape else {
      return reader.text(of: field).map { inOwnLanguage(context.people.person(named: $0)) }
    }
    return reader.nested(fields, as: field.key, strict: false) { person($0) }
  }

  func person(_ reader: FieldReader) -> PersonReference? {
    let url = reader.url("url")
    let avatar = reader.field(["avatar"])
    guard let name = reader.requiredText("name") else { return nil }
    let photo = avatar.flatMap { self.photo(of: $0, alt: name, reader) }
    let known = inOwnLanguage(context.people.person(named: name))
    guard url != nil || photo != nil else { return known }
    return PersonReference(name: known.name, route: known.route, url: url, avatar: photo ?? known.avatar)
  }

  /// How far a stated duration may differ from that of the file, which often begins or ends with silence.
  private static let tolerance = Duration.seconds(5)

  /// How long a recording plays: what its author wrote, else what its file says.
  func duration(_ names: [String], of recording: MediaFile?, _ reader: FieldReader) -> Duration? {
    let written = duration(names, reader)
    guard let written, let measured = recording?.duration, let field = reader.field(names) else {
      return written ?? recording?.duration
    }
    if max(written, measured) - min(written, measured) > Self.tolerance, case .published(let route) = recording?.source
    {
      reader.report(
        .media(
          .otherDuration(
            key: field.key, written: written, measured: measured, file: route.path.fileName)),
        at: field.value.location)
    }
    return written
  }

  /// How long an entry plays: what its author wrote, else what all of its files say together; nil where it has none.
  ///
  /// The key is read only where there is something to play, since it may mean anything elsewhere.
  func playingTime(of files: [MediaFile?]) -> Duration? {
    guard !files.isEmpty else { return nil }
    let written = duration(["duration"], of: files.count == 1 ? files[0] : nil, reader)
    let measured = files.compactMap { $0?.duration }
    return written ?? (measured.count == files.count ? measured.reduce(.zero, +) : nil)
  }

  /// A duration: `3:45`, `1:02:03`, seconds, or ISO 8601 such as `PT3M45S`.
  private func duration(_ names: [String], _ reader: FieldReader) -> Duration? {
    reader.value(names, expected: "minutes and seconds such as \"3:45\"", DurationParser.duration)
  }
}

package enum DurationParser {
  /// The duration that a text means: `3:45`, `1:02:03`, `225` seconds, `PT3M45S` (ISO 8601); nil where it means none.
  ///
  /// YAML reads `3:45` without quotes as text too, since feedsite asks for the scalar as it is written.
  package static func duration(from text: String) -> Duration? {
    // Less than a minute, to parts of a second: `3.45` may be meant as minutes, as some write them.
    if text.contains("."), let value = Double(text), value < 60 { return nil }
    let upper = text.uppercased()
    if upper.hasPrefix("P") { return iso8601(upper.dropFirst()) }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count) else { return nil }
    var seconds = 0.0
    for (index, part) in parts.enumerated() {
      guard let value = number(part), index == 0 || value < 60, index == parts.count - 1 || !part.contains(".")
      else { return nil }
      seconds = seconds * 60 + value
    }
    return .milliseconds(Int((seconds * 1000).rounded()))
  }

  private static func iso8601(_ text: Substring) -> Duration? {
    let factors: [Character: Double] = ["H": 3600, "M": 60, "S": 1]
    guard text.first == "T", text.count > 1 else { return nil }
    var seconds = 0.0
    var number = ""
    for character in text.dropFirst() {
      if let factor = factors[character] {
        guard let value = self.number(number[...]) else { return nil }
        seconds += value * factor
        number = ""
      } else {
        number.append(character == "," ? "." : character)
      }
    }
    return number.isEmpty ? .milliseconds(Int((seconds * 1000).rounded())) : nil
  }

  /// Digits with at most one point among them, and not more than eleven days of seconds.
  private static func number(_ text: Substring) -> Double? {
    guard text.first != ".", text.utf8.allSatisfy({ $0.isASCIIDigit || $0 == 0x2E }),
      let value = Double(text), value < 1_000_000
    else { return nil }
    return value
  }
}
