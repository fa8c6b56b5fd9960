import FeedMedia
import FeedModel
import FeedYAML

/// Works out what feedsite would have written instead of a field of another generator; nil where the field stays.
struct FieldReplacement {
  typealias Field = LocatedFields.Field

  let field: Field
  /// All fields of the file; one that feedsite knows is not replaced by a foreign one that says the same.
  let others: [Field]
  let dates: DateParser
  let kinds: KindIndex

  // MARK: Parts

  private func isMissing(_ name: String) -> Bool { !others.contains { $0.name == name && !$0.value.isEmpty } }

  private func said(_ text: String, _ style: ScalarStyle = .plain, as name: String) -> Field {
    field.holding(LocatedValue(shape: .text(text, style), location: field.value.location)).renamed(name)
  }

  private var empty: Field { field.holding(.nothing(at: field.value.location)) }

  /// The field under the name that feedsite has for it.
  func renamed(_ name: String) -> [Field]? {
    isMissing(name) && !field.value.isEmpty ? [field.renamed(name)] : nil
  }

  /// A text for readers.
  var words: [Field]? { ForeignValue.unescaped(field.value).map { [field.holding($0)] } }

  /// A date, for which Eleventy also has words such as `Created`.
  var date: [Field]? { DateParser.namesNoDay(field.value.text) ? [empty] : nil }

  // MARK: Whether the entry is published

  enum Hiding: Sendable {
    /// The entry is not published.
    case draft
    /// The entry is published and is on no wall.
    case page
  }

  private func hidden(as hiding: Hiding) -> [Field] {
    switch hiding {
    // A hidden entry stays hidden even if other fields say that it is published.
    case .draft: [said("false", as: "published")]
    case .page: [said("page", as: "type"), said("true", as: FieldTranslator.unlisted)]
    }
  }

  /// Yes or no, one of which hides the entry.
  func hidden(if hides: Bool, as hiding: Hiding) -> [Field]? {
    if field.value.flag == hides { return hidden(as: hiding) }
    // A value that is neither yes nor no may have been meant to hide the entry, so it becomes an error.
    if case .text = field.value.shape, field.value.flag == nil, hiding == .draft {
      return [field.renamed(hides ? "draft" : "published")]
    }
    return nil
  }

  /// Who may read the entry; an unknown audience is not everybody.
  var audience: [Field]? {
    guard field.value.flag != true, let audience = field.value.text?.trimmingWhitespace.lowercased(),
      !audience.isEmpty, !["public", "published", "everyone", "everybody", "all", "open", "world"].contains(audience)
    else { return nil }
    return hidden(as: ["hidden", "unlisted"].contains(audience) ? .page : .draft)
  }

  /// A word of WordPress or Pelican that may say that the entry is a draft.
  var status: [Field]? {
    // Pelican publishes such a page and lists it nowhere.
    if field.value.text?.trimmingWhitespace.lowercased() == "hidden" { return hidden(as: .page) }
    guard let isPublished = ForeignValue.isPublished(field.value) else { return nil }
    return !isPublished && isMissing("draft") && isMissing("published") ? [said("true", as: "draft")] : []
  }

  /// A password that readers need, or when the entry was taken back: anything but no hides it.
  var withheld: [Field]? {
    let isSo = field.value.flag ?? (field.name == "password" || field.value.text.flatMap(dates.date(from:)) != nil)
    return isSo && !field.value.isEmpty ? hidden(as: .draft) : nil
  }

  /// Hugo's `build`, which says whether the entry has a page and is in lists.
  var build: [Field]? {
    guard case .fields(let settings) = field.value.shape else { return nil }
    func never(_ key: String) -> Bool {
      settings[key].map { $0.value.flag == false || $0.value.text?.lowercased() == "never" } ?? false
    }
    let list = settings["list"]?.value
    // What lists are said to show all the same is no secret, and its page here does no harm.
    if never("render") {
      return list?.flag == true || list?.text?.lowercased() == "always" ? nil : hidden(as: .draft)
    }
    return never("list") ? hidden(as: .page) : nil
  }

  /// A date, or the name of a journal.
  var publication: [Field]? {
    guard let text = field.value.text, dates.date(from: text) != nil, EntryDate.keys.allSatisfy(isMissing) else {
      return nil
    }
    return [field.renamed(EntryDate.keys[0])]
  }

  /// Yes, no, a word, or a date.
  var published: [Field]? {
    if field.value.flag == nil, let text = field.value.text, dates.date(from: text) != nil {
      if EntryDate.keys.allSatisfy(isMissing) { return [field.renamed(EntryDate.keys[0])] }
      // Beside a date, it is the day on which to publish what has that date.
      return field.name == "publish" && isMissing("publishdate") ? [field.renamed("publishdate")] : nil
    }
    guard isMissing("published") || field.name == "published", field.value.flag == nil || field.name != "published"
    else { return nil }
    let isPublic = field.value.flag ?? ForeignValue.isPublished(field.value)
    return isPublic.map { [said($0 ? "true" : "false", as: "published")] }
  }

  // MARK: Files

  /// A picture, which may also be yes, no or a list.
  var picture: [Field]? {
    if field.value.flag != nil { return [empty] }
    guard case .list(let values) = field.value.shape, let first = values.first(where: { !$0.isEmpty }) else {
      return nil
    }
    return [field.holding(first)]
  }

  /// The path of a picture, under a name that only some themes know.
  var cover: [Field]? {
    let path = field.value.text.map(\.withoutQuery) ?? ""
    guard EntryDecoder.coverNames.allSatisfy(isMissing), MediaTypes.type(ofFile: String(path)).hasPrefix("image/")
    else { return nil }
    return [field.renamed(EntryDecoder.coverNames[0])]
  }

  /// The address of a recording, under a name that only some themes know.
  var recording: [Field]? {
    guard let value = Self.recordingAddress(field.value) else { return nil }
    let address = (value.text ?? "").withoutQuery
    guard isMissing("audio"), address.contains("://") || address.hasPrefix("/"),
      MediaTypes.type(ofFile: String(address)).hasPrefix("audio/")
    else { return nil }
    return [field.holding(value).renamed("audio")]
  }

  /// The address of a recording: as it is, in a mapping, or the first of several.
  private static func recordingAddress(_ value: LocatedValue) -> LocatedValue? {
    switch value.shape {
    case .fields(let fields): ["url", "src", "href", "mp3", "file"].lazy.compactMap { fields[$0]?.value }.first
    case .list(let values): values.first.flatMap(recordingAddress)
    default: value
    }
  }

  // MARK: Addresses

  /// The address of a page of Zola, which may begin with its day.
  var datedPath: [Field]? {
    guard let text = field.value.text?.trimmingWhitespace, let day = ForeignValue.day(ofAddress: text),
      isMissing("permalink")
    else { return nil }
    let address = said("/\(text)/", .quoted, as: "permalink")
    let isDated = !EntryDate.keys.allSatisfy(isMissing)
    return isDated ? [address] : [address, said(day, as: EntryDate.keys[0])]
  }

  /// An address; `false` says that there is no page.
  var address: [Field]? {
    // Eleventy makes no page of such a file.
    if field.value.flag == false { return hidden(as: .draft) }
    return field.value.flag != nil ? [empty] : nil
  }

  /// The page that a bookmark is about, also as a list or a mapping.
  var bookmark: [Field]? {
    let isBookmark = ["bookmark-of", "bookmarkof"].contains(field.name)
    guard isMissing("bookmark-of") || field.name == "bookmark-of" else { return nil }
    var page = field.renamed("bookmark-of")
    if case .list(let pages) = page.value.shape, let first = pages.first(where: { !$0.isEmpty }) {
      page = page.holding(first)
    }
    guard case .fields(let inner) = page.value.shape else {
      return isBookmark || page.value.text?.contains("://") == true ? [page] : nil
    }
    // What was read, seen or heard may have a name and no page.
    let title = isMissing("title") ? (inner["title"] ?? inner["name"])?.renamed("title") : nil
    let cover = isMissing("cover") ? (inner["photo"] ?? inner["image"])?.renamed("cover") : nil
    guard let url = inner["url"] else {
      return isBookmark || title == nil ? [page] : [title, cover].compactMap(\.self)
    }
    return [page.holding(url.value)] + [title, cover].compactMap(\.self)
  }

  // MARK: People

  /// The address of the author whom another field names.
  var authorAddress: [Field]? {
    guard let author = others.first(where: { $0.name == "author" }), case .text = author.value.shape,
      !field.value.isEmpty
    else { return nil }
    let place = author.value.location
    let person = LocatedFields(fields: [author.renamed("name"), field.renamed("url")], location: place)
    return [author.holding(LocatedValue(shape: .fields(person), location: place))]
  }

  /// The speakers of an episode.
  var hosts: [Field]? {
    guard case .list = field.value.shape, isMissing("author"), isMissing("authors") else { return nil }
    let authors = field.renamed("authors")
    return [ForeignValue.people(field.value).map(authors.holding) ?? authors]
  }

  var people: [Field]? {
    let unescaped = ForeignValue.unescaped(field.value)
    return (ForeignValue.people(unescaped ?? field.value) ?? unescaped).map { [field.holding($0)] }
  }

  // MARK: Kind, rank and mappings

  /// The name of a kind, as `type` has it.
  var kind: [Field]? {
    guard isMissing("type"), let name = field.value.text?.trimmingWhitespace,
      let kind = kinds.kind(named: name)
    else { return nil }
    // A note would not show the title.
    return kind == .text && !isMissing("title") ? nil : [field.renamed("type")]
  }

  /// Yes, no, or a number: the higher, the further up the entry stands.
  var rank: [Field]? {
    guard isMissing("pinned"), let rank = field.value.text.flatMap({ Int($0.trimmingWhitespace) }) else { return nil }
    return [said(rank > 0 ? "true" : "false", as: "pinned")]
  }

  /// A mapping with the start and end of an event whose title and venue stand beside it; that of an invitation holds all
  /// of them.
  var times: [Field]? {
    guard case .fields(let inner) = field.value.shape,
      ["venue", "location", "place"].contains(where: { !isMissing($0) }),
      FieldReader.startNames.contains(where: { inner[$0] != nil })
    else { return nil }
    let taken = Set(FieldReader.startNames + FieldReader.endNames)
    guard inner.fields.allSatisfy({ taken.contains($0.name) && isMissing($0.name) }) else { return nil }
    return inner.fields
  }

  /// A mapping whose keys belong to the file itself: those that are listed, or all of them.
  func unboxed(_ names: Set<String>?) -> [Field]? {
    guard case .fields(let inner) = field.value.shape else { return nil }
    let known = Set(others.lazy.filter { !$0.value.isEmpty }.map(\.name))
    let taken = inner.fields.filter { (names?.contains($0.name) ?? true) && !known.contains($0.name) }
    guard !taken.isEmpty else { return nil }
    let takenNames = Set(taken.map(\.name))
    let rest = inner.fields.filter { !takenNames.contains($0.name) }
    let box = LocatedValue(shape: .fields(inner.holding(rest)), location: field.value.location)
    return (rest.isEmpty ? [] : [field.holding(box)]) + taken
  }
}
