import FeedDiagnostics
import FeedMedia
import FeedModel
import FeedYAML

/// Gives the fields of a file the names and shapes that feedsite knows, before anything reads them.
///
/// Other generators write the same things in other ways. What they mean beyond doubt becomes what feedsite would have
/// written; every key and value keeps its place, and keys stay as they are written. A field that feedsite knows goes
/// before a foreign one.
struct FieldTranslator: Sendable {
  private enum Meaning {
    /// It is called otherwise here.
    case name(String)
    /// A property of microformats, under a prefix and perhaps in another shape.
    case property(String)
    /// The keys of the mapping in it belong to the file itself.
    case box(taking: Set<String>?)
    /// A word of WordPress or Pelican that may say that it is a draft.
    case status
    /// Who may read it.
    case audience
    /// Yes or no, one of which hides the entry.
    case hiding(Bool, as: Hiding)
    /// A word for which readers are asked, or when it was taken back: anything but no hides the entry.
    case withheld
    /// Of what Hugo makes the entry a part.
    case build
    /// Yes, no, a word, or the day.
    case published
    /// A date, for which Eleventy has words.
    case date
    /// A picture, for which there may be yes or no, or a list.
    case picture
    /// The path of a picture, under a name that only some themes know.
    case cover
    /// The address of a recording, under such a name.
    case recording
    case people
    /// Words for readers.
    case words
    /// When an event is whose place and name stand outside; that of an invitation has them.
    case times
    /// Those who speak in an episode.
    case hosts
    /// The address of the author whom another field names.
    case authorAddress
    /// The address of a page of Zola, which may begin with its day.
    case datedPath
    /// An address, of which `false` says that the page has none.
    case address
    /// What `type` says, where it names a kind.
    case kind
    /// Yes, no, or how far ahead of others it stands.
    case rank
    /// The page of a bookmark, also as a list or a mapping.
    case bookmark
  }

  private enum Hiding {
    /// It is not published.
    case draft
    /// It is published and stands on no wall.
    case page
  }

  let dates: DateParser
  var kinds: KindIndex { renaming.kinds }
  private let renaming: FieldRenaming
  /// The fields of the kinds that the site declares, which mean what it says.
  let own: Set<String>

  init(site: Site) {
    dates = DateParser(timeZone: site.timeZone)
    renaming = FieldRenaming(mapping: site.fields, kinds: KindIndex(declarations: site.kinds))
    own = Set(site.kinds.flatMap { $0.fields.map(\.key) })
  }

  /// The fields as feedsite would have them: by what the site says first, then by what all generators mean.
  func translated(_ fields: LocatedFields, at path: String) -> LocatedFields {
    guard !renaming.mapping.isEmpty else { return translated(fields) }
    return translated(renaming.renamed(fields, at: path, finished: translated))
  }

  private func translated(_ fields: LocatedFields) -> LocatedFields {
    // What boxes hold and prefixes stand before may mean something else itself.
    func isFirst(_ meaning: Meaning) -> Bool {
      switch meaning {
      case .box, .property: true
      default: false
      }
    }
    return translated(translated(flattened(fields), where: isFirst)) { !isFirst($0) }
  }

  /// The fields with what objects of microformats say in the place of these.
  private func flattened(_ fields: LocatedFields) -> LocatedFields {
    func flattened(_ field: LocatedFields.Field) -> LocatedFields.Field? {
      guard Self.objects.contains(field.name), !own.contains(field.name) else { return nil }
      return field.value.microformat.map { field.holding($0) }
    }
    guard fields.fields.contains(where: { flattened($0) != nil }) else { return fields }
    return LocatedFields(
      fields: fields.fields.map { flattened($0) ?? $0 }, location: fields.location, repetitions: fields.repetitions)
  }

  private func translated(_ fields: LocatedFields, where isMeant: (Meaning) -> Bool) -> LocatedFields {
    var result = fields.fields
    var isChanged = false
    // By number, since most fields stay and going through the fields themselves would copy each of them.
    for index in fields.fields.indices {
      guard let meaning = Self.meanings[fields.fields[index].name], isMeant(meaning),
        !own.contains(fields.fields[index].name)
      else { continue }
      let field = fields.fields[index]
      // What gave way to another field says no more.
      guard result.contains(where: { $0.name == field.name && $0.key == field.key }),
        let replacement = replacement(for: field, meaning, in: result)
      else { continue }
      // A field without a value gives way to one that gets its name.
      let names = Set(replacement.map(\.name)).subtracting([field.name])
      result.removeAll { names.contains($0.name) }
      if let index = result.firstIndex(where: { $0.name == field.name }) {
        result.replaceSubrange(index...index, with: replacement)
      }
      isChanged = true
    }
    return isChanged
      ? LocatedFields(fields: result, location: fields.location, repetitions: fields.repetitions) : fields
  }

  /// What stands in for a field; nil where it stays.
  private func replacement(
    for field: LocatedFields.Field, _ meaning: Meaning, in fields: [LocatedFields.Field]
  ) -> [LocatedFields.Field]? {
    func isMissing(_ name: String) -> Bool { !fields.contains { $0.name == name && !$0.value.isEmpty } }
    func said(_ text: String, _ style: ScalarStyle = .plain, as name: String) -> LocatedFields.Field {
      field.holding(LocatedValue(shape: .text(text, style), location: field.value.location)).renamed(name)
    }
    func hidden(as hiding: Hiding) -> [LocatedFields.Field] {
      switch hiding {
      // Whatever else says that it is published: what is nobody's business stays so.
      case .draft: [said("false", as: "published")]
      case .page: [said("page", as: "type"), said("true", as: Self.unlisted)]
      }
    }
    switch meaning {
    case .name(let name), .property(let name):
      return isMissing(name) && !field.value.isEmpty ? [field.renamed(name)] : nil
    case .box(let names):
      guard case .fields(let inner) = field.value.shape else { return nil }
      let known = Set(fields.lazy.filter { !$0.value.isEmpty }.map(\.name))
      let taken = inner.fields.filter { (names?.contains($0.name) ?? true) && !known.contains($0.name) }
      guard !taken.isEmpty else { return nil }
      let takenNames = Set(taken.map(\.name))
      let rest = inner.fields.filter { !takenNames.contains($0.name) }
      let box = LocatedValue(
        shape: .fields(LocatedFields(fields: rest, location: inner.location)), location: field.value.location)
      return (rest.isEmpty ? [] : [field.holding(box)]) + taken
    case .audience:
      // Whoever it is for, it is not everybody.
      guard field.value.flag != true, let audience = field.value.text?.trimmingWhitespace.lowercased(),
        !audience.isEmpty, !["public", "published", "everyone", "everybody", "all", "open", "world"].contains(audience)
      else { return nil }
      return hidden(as: ["hidden", "unlisted"].contains(audience) ? .page : .draft)
    case .status:
      // Pelican publishes it and lists it nowhere.
      if field.value.text?.trimmingWhitespace.lowercased() == "hidden" { return hidden(as: .page) }
      guard let isPublished = ForeignValue.isPublished(field.value) else { return nil }
      return !isPublished && isMissing("draft") && isMissing("published")
        ? [said("true", as: "draft")] : []
    case .hiding(let hides, let hiding):
      if field.value.flag == hides { return hidden(as: hiding) }
      // Neither yes nor no is an error: it may have been meant to hide the entry.
      if case .text = field.value.shape, field.value.flag == nil, hiding == .draft {
        return [field.renamed(hides ? "draft" : "published")]
      }
      return nil
    case .withheld:
      let isSo = field.value.flag ?? (field.name == "password" || field.value.text.flatMap(dates.date(from:)) != nil)
      return isSo && !field.value.isEmpty ? hidden(as: .draft) : nil
    case .build:
      guard case .fields(let settings) = field.value.shape else { return nil }
      func never(_ key: String) -> Bool {
        settings[key].map { $0.value.flag == false || $0.value.text?.lowercased() == "never" } ?? false
      }
      return never("render") ? hidden(as: .draft) : never("list") ? hidden(as: .page) : nil
    case .published:
      if field.value.flag == nil, let text = field.value.text, dates.date(from: text) != nil {
        if EntryParser.dateNames.allSatisfy(isMissing) { return [field.renamed(EntryParser.dateNames[0])] }
        // It says when to publish what the other one dates.
        return field.name == "publish" && isMissing("publishdate") ? [field.renamed("publishdate")] : nil
      }
      guard isMissing("published") || field.name == "published", field.value.flag == nil || field.name != "published"
      else { return nil }
      let isPublic = field.value.flag ?? ForeignValue.isPublished(field.value)
      return isPublic.map { [said($0 ? "true" : "false", as: "published")] }
    case .date:
      return DateParser.namesNoDay(field.value.text) ? [field.holding(.nothing(at: field.value.location))] : nil
    case .picture:
      if field.value.flag != nil { return [field.holding(.nothing(at: field.value.location))] }
      guard case .list(let values) = field.value.shape, let first = values.first(where: { !$0.isEmpty }) else {
        return nil
      }
      return [field.holding(first)]
    case .cover:
      let path = field.value.text.map { $0.prefix { $0 != "?" && $0 != "#" } } ?? ""
      guard EntryDecoder.coverNames.allSatisfy(isMissing), MediaTypes.type(ofFile: String(path)).hasPrefix("image/")
      else { return nil }
      return [field.renamed(EntryDecoder.coverNames[0])]
    case .recording:
      guard let value = Self.recording(field.value) else { return nil }
      let address = (value.text ?? "").prefix { $0 != "?" && $0 != "#" }
      guard isMissing("audio"), address.contains("://") || address.hasPrefix("/"),
        MediaTypes.type(ofFile: String(address)).hasPrefix("audio/")
      else { return nil }
      return [field.holding(value).renamed("audio")]
    case .datedPath:
      guard let text = field.value.text?.trimmingWhitespace, let day = ForeignValue.day(ofAddress: text),
        isMissing("permalink")
      else { return nil }
      let address = said("/\(text)/", .quoted, as: "permalink")
      let isDated = !EntryParser.dateNames.allSatisfy(isMissing)
      return isDated ? [address] : [address, said(day, as: EntryParser.dateNames[0])]
    case .authorAddress:
      guard let author = fields.first(where: { $0.name == "author" }), case .text = author.value.shape,
        !field.value.isEmpty
      else { return nil }
      let place = author.value.location
      let person = LocatedFields(fields: [author.renamed("name"), field.renamed("url")], location: place)
      return [author.holding(LocatedValue(shape: .fields(person), location: place))]
    case .rank:
      guard isMissing("pinned"), let rank = field.value.text.flatMap({ Int($0.trimmingWhitespace) }) else { return nil }
      return [said(rank > 0 ? "true" : "false", as: "pinned")]
    case .times:
      guard case .fields(let inner) = field.value.shape,
        ["venue", "location", "place"].contains(where: { !isMissing($0) }),
        FieldReader.startNames.contains(where: { inner[$0] != nil })
      else { return nil }
      let taken = Set(FieldReader.startNames + FieldReader.endNames)
      guard inner.fields.allSatisfy({ taken.contains($0.name) && isMissing($0.name) }) else { return nil }
      return inner.fields
    case .hosts:
      guard case .list = field.value.shape, isMissing("author"), isMissing("authors") else { return nil }
      return [field.renamed("authors")]
    case .people:
      let unescaped = ForeignValue.unescaped(field.value)
      return (ForeignValue.people(unescaped ?? field.value) ?? unescaped).map { [field.holding($0)] }
    case .words: return ForeignValue.unescaped(field.value).map { [field.holding($0)] }
    case .bookmark:
      let isBookmark = ["bookmark-of", "bookmarkof"].contains(field.name)
      guard isMissing("bookmark-of") || field.name == "bookmark-of" else { return nil }
      var page = field.renamed("bookmark-of")
      if case .list(let pages) = page.value.shape, let first = pages.first(where: { !$0.isEmpty }) {
        page = page.holding(first)
      }
      guard case .fields(let inner) = page.value.shape else {
        return isBookmark || page.value.text?.contains("://") == true ? [page] : nil
      }
      // What was read, seen or heard may have no page, but a name.
      let title = isMissing("title") ? (inner["title"] ?? inner["name"])?.renamed("title") : nil
      let cover = isMissing("cover") ? (inner["photo"] ?? inner["image"])?.renamed("cover") : nil
      guard let url = inner["url"] else {
        return isBookmark || title == nil ? [page] : [title, cover].compactMap(\.self)
      }
      return [page.holding(url.value)] + [title, cover].compactMap(\.self)
    case .kind:
      guard isMissing("type"), let name = field.value.text?.trimmingWhitespace,
        let kind = kinds.kind(named: name)
      else { return nil }
      // A note would not show the title.
      return kind == .text && !isMissing("title") ? nil : [field.renamed("type")]
    case .address:
      // Eleventy makes no page of it.
      if field.value.flag == false { return hidden(as: .draft) }
      return field.value.flag != nil ? [field.holding(.nothing(at: field.value.location))] : nil
    }
  }

  /// The address of a recording: as it is, in a mapping, or the first of several.
  private static func recording(_ value: LocatedValue) -> LocatedValue? {
    switch value.shape {
    case .fields(let fields): ["url", "src", "href", "mp3", "file"].lazy.compactMap { fields[$0]?.value }.first
    case .list(let values): values.first.flatMap(recording)
    default: value
    }
  }

  /// The key of a page that nothing but links leads to.
  static let unlisted = "unlisted"

  /// The fields that may hold objects of microformats.
  private static let objects = Set(microformats.flatMap { [$0, "mf-" + $0] })

  /// What fields of other generators mean, by their names as they are compared.
  private static let meanings: [String: Meaning] = {
    var meanings: [String: Meaning] = [
      "taxonomies": .box(taking: nil), "taxonomy": .box(taking: nil), "extra": .box(taking: boxed), "kind": .kind,
      "params": .box(taking: boxed), "status": .status, "published": .published, "publish": .published, "date": .date,
      "publishdate": .date, "pubdate": .date, "updated": .date, "lastmod": .date, "modified": .date, "cover": .picture,
      "image": .picture, "thumbnail": .picture, "author": .people, "authors": .people, "permalink": .address,
      "avatar": .picture, "authorurl": .authorAddress, "author-url": .authorAddress, "path": .datedPath,
      "post-type": .kind, "event": .times, "hosts": .hosts, "visibility": .audience, "keyword": .name("keywords"),
    ]
    for name in [
      "featured", "feature", "cover", "hero", "header", "thumbnail", "share", "card", "social", "og", "overlay",
    ] {
      for end in ["-image", "image", "-img", "img"] { meanings[name + end] = .cover }
    }
    for name in ["image", "cover", "thumbnail", "img", "banner"] {
      for end in ["-url", "url", "-path", "path", "-src", "src"] { meanings[name + end] = .cover }
    }
    for name in [
      "img", "top-img", "bigimg", "banner", "hero", "feature", "featured", "teaser", "thumb", "picture", "splash",
      "background", "leadimage", "poster", "flyer", "artwork", "cover-art", "coverart",
    ] { meanings[name] = .cover }
    for (name, meaning) in meanings {
      guard case .cover = meaning else { continue }
      for end in ["-alt", "alt"] { meanings[name + end] = .name("image-alt") }
    }
    for end in ["-alt", "alt"] { meanings["thumbnail" + end] = .name("image-alt") }
    let titles = ["title", "name", "summary", "description", "excerpt", "subtitle"]
    for name in titles + TagList.keys { meanings[name] = .words }
    meanings["header"] = .box(taking: ["image", "overlay-image", "teaser"])
    for name in ["podcast", "audio", "episode", "mp3", "file"] {
      for end in ["-file", "file", "-url", "url", "-link", "link"] { meanings[name + end] = .recording }
    }
    for name in [
      "mp3", "enclosure", "enclosures", "podcast", "file", "media", "media-url", "mediaurl", "podcast-mp3",
      "audio-file-path", "sermon-audio",
    ] { meanings[name] = .recording }
    for name in ["private", "headless", "isprivate", "is-private", "isdraft", "is-draft"] {
      meanings[name] = .hiding(true, as: .draft)
    }
    for name in ["render", "dg-publish", "public", "ispublic", "is-public", "ispublished", "is-published"] {
      meanings[name] = .hiding(false, as: .draft)
    }
    for name in ["unlisted", "hidden", "hide", "eleventyexcludefromcollections"] {
      meanings[name] = .hiding(true, as: .page)
    }
    for name in ["visible", "listed"] { meanings[name] = .hiding(false, as: .page) }
    for name in ["password", "deleted"] { meanings[name] = .withheld }
    // The way to a venue may be called access.
    for name in ["state", "stage", "access", "post-status"] { meanings[name] = .status }
    for name in ["build", "-build"] { meanings[name] = .build }
    for name in ["sticky", "top"] { meanings[name] = .rank }
    for name in ["bookmark", "read", "watch", "listen", "play", "drink", "eat"] {
      for end in ["-of", "of"] { meanings[name + end] = .bookmark }
    }
    // Bridges from Micropub to Jekyll keep what it tells apart from what Jekyll reads.
    for name in microformats { meanings["mf-" + name] = .property(name) }
    for name in published { meanings[name] = .name("date") }
    // It may as well be a journal.
    meanings["publication"] = .published
    for name in changed { meanings[name] = .name("updated") }
    // What has hyphens here may be in camel case elsewhere.
    let guides = FieldGuide.shared + KindGuide.page.fields + KindDecoders.builtInGuides.flatMap(\.fields)
    for name in guides.flatMap(\.names) where name.contains("-") {
      let joined = name.filter { $0 != "-" }
      if meanings[joined] == nil { meanings[joined] = .name(name) }
    }
    return meanings
  }()

  // MARK: Names that mean something elsewhere, where none of ours says the same

  /// What Zola's `extra` and Hugo's `params` hold for a theme that means the same here.
  private static let boxed: Set<String> = [
    "author", "authors", "categories", "cover", "description", "draft", "expires", "expirydate", "image", "isdraft",
    "keywords", "lang", "language", "pinned", "private", "published", "summary", "tags", "thumbnail", "unlisted",
    "updated", "in-reply-to", "like-of", "repost-of", "bookmark-of", "photo", "photos", "video", "audio",
  ]

  /// The properties of microformats that mean something here.
  private static let microformats = [
    "photo", "video", "audio", "in-reply-to", "like-of", "repost-of", "bookmark-of", "read-of", "watch-of", "listen-of",
    "play-of", "drink-of", "eat-of", "syndication", "location", "rsvp", "category", "summary", "published", "updated",
    "start", "end",
  ]

  /// Names of the date of publication.
  private static let published = [
    "published-at", "publishedat", "published-on", "published-date", "publisheddate", "publish-date", "date-published",
    "datepublished", "pub-date", "pubdatetime", "dt-published", "publication-date", "post-date", "postdate", "posted",
    "created", "created-at", "createdat", "created-date", "creation-date", "date-created", "datecreated",
  ]

  /// Names of the date of the last change.
  private static let changed = [
    "updated-at", "updatedat", "updated-date", "updateddate", "date-updated", "dateupdated", "update-date",
    "dt-updated", "modified-at", "modifiedat", "modified-date", "date-modified", "datemodified", "moddatetime",
    "last-updated", "lastupdated", "last-update", "lastmodified", "last-modified-date", "last-edited",
  ]

  /// The names of dates that are understood where no other field says the same.
  static let dateNames = published + changed
}
