import FeedDiagnostics
import FeedModel
import FeedYAML

/// Decides what a file is: by its `type:`, else by its folder, else by its shape.
struct KindDecision {
  let kinds: KindIndex
  /// The address of the site; links below it lead to no page elsewhere.
  let siteURL: String
  let fields: LocatedFields
  /// The folders that hold the file, outermost first.
  let folders: [String]
  /// Whether the file states a date, even one that cannot be read, or is a draft, which needs none yet.
  let isDated: Bool
  let hasTitle: Bool
  /// Whether its body begins with a heading that can be its title.
  let hasHeading: Bool
  /// The last part of its address unless it states a slug.
  let name: String
  /// Whether there is nothing below its front matter.
  let isEmpty: Bool

  /// What was decided, on what grounds, and what is to be reported about it.
  struct Outcome {
    /// The kind of an entry; nil for pages.
    let kind: Kind?
    let source: KindSource
    var diagnostics: [Diagnostic] = []
    /// What messages call it.
    var name: String { kind?.name ?? "page" }
  }

  func decide() -> Outcome {
    if folders.first == ContentPath.pagesFolder { return Outcome(kind: nil, source: .pagesFolder) }
    let folders = decidingFolders
    guard let type = fields["type"], let typeName = type.value.text?.trimmingWhitespace, !typeName.isEmpty else {
      return decideWithoutType(folders)
    }
    let source = KindSource.type(type.key, type.value.location)
    if isEmpty, Self.isOfLists(fields) { return Outcome(kind: nil, source: source) }
    if let kind = kinds.kind(named: typeName) { return outcome(kind, source) }
    if typeName.lowercased() == "page" { return Outcome(kind: nil, source: source) }
    var outcome = decideByPlace(folders)
    // For Hugo, it is the name of a layout: that of the folder, or one that all blogs have.
    let isLayout =
      Self.layouts.contains(typeName.lowercased()) || outcome.kind == .album && Self.recordType(fields) != nil
      || folders.contains { Self.isFolder($0, named: typeName.lowercased()) }
    if isLayout { return outcome }
    let problem: EntryProblem
    if let nearest = Suggestion.nearest(to: typeName, among: kinds.suggestions) {
      problem = .misspelledKind(typeName, suggestion: nearest, used: outcome.name)
    } else {
      problem = .undeclaredKind(typeName, used: outcome.name)
    }
    outcome.diagnostics.append(Diagnostic(.entry(problem), at: type.value.location))
    return outcome
  }

  /// The folders that can decide on the kind.
  ///
  /// The folder of a blog's posts holds more than articles, so it only decides where nothing else does: it also has notes,
  /// whose names are numbers, and entries whose keys say what they are.
  private var decidingFolders: [String] {
    let others = folders.filter { !Self.isFolder($0, named: "post", "posts") }
    guard others.count < folders.count else { return folders }
    let isNamed = (hasTitle || name.contains(where: \.isLetter)) && fields["microblog"]?.value.flag != true
    let hasVenueAlone = !hasTitle && !hasHeading && Self.impliedKind(by: fields, hasTitle: false)?.kind == .event
    let isPlain =
      (hasTitle || hasHeading || isNamed) && Self.impliedKind(by: fields, hasTitle: true) == nil && !hasVenueAlone
    return isPlain ? folders : others
  }

  /// Decides without a `type:`, and reports a `kind:` that is nearly the name of a kind.
  private func decideWithoutType(_ folders: [String]) -> Outcome {
    var outcome = decideByPlace(folders)
    // Other generators have a field of that name, but its values look nothing like the names of our kinds.
    if let field = fields["kind"], let text = field.value.text,
      let nearest = Suggestion.nearest(to: text, among: kinds.suggestions)
    {
      let problem = EntryProblem.misspelledKind(text, suggestion: nearest, used: outcome.name)
      outcome.diagnostics.append(Diagnostic(.entry(problem), at: field.value.location))
    }
    return outcome
  }

  /// Decides without a `type:` that counts: by the folder, else by the shape.
  private func decideByPlace(_ folders: [String]) -> Outcome {
    func page() -> String? { hasTitle || !hasHeading ? linkedPageKey : nil }
    if let (kind, folder) = kinds.kind(ofFolders: folders) {
      if kind == .event, Self.isOverview(name, fields) { return Outcome(kind: nil, source: .folder(folder)) }
      // Subfolders may also hold articles about people, and folders of authors their articles; these have a title and a
      // date, and no `name`.
      let isAboutPeople =
        kind == .person && isDated && hasTitle && fields["name"] == nil
        && (kinds.kind(ofFolders: Array(folders.prefix(1)))?.kind != .person
          || !Self.isFolder(folder, named: Kind.person.name, Kind.person.plural))
      // An article would not show the pictures that it lists.
      if kind == .article, isDated, let key = Self.listedPictures(fields) {
        return Outcome(kind: .media, source: .key(key))
      }
      // Articles and notes would not link to the page that they are about.
      if kind == .article || kind == .text, isDated, Self.impliedKind(by: fields, hasTitle: hasTitle) == nil,
        let page = page()
      {
        return Outcome(kind: .link, source: .key(page))
      }
      // A note would not show the title.
      if kind == .text, hasTitle, isDated { return outcome(.article, .folder(folder)) }
      // A note would not show pictures.
      if kind == .text, !hasHeading, let (kind, key) = Self.impliedKind(by: fields, hasTitle: hasTitle), isDated {
        return Outcome(kind: kind, source: .key(key))
      }
      if !isAboutPeople { return outcome(kind, .folder(folder)) }
    }
    guard isDated else { return Outcome(kind: nil, source: .neither) }
    // Shows are events where they have a venue; those of broadcasters have recordings, and at most the name of a place.
    let hasRecording = Self.recordingNames.contains { fields[$0]?.value.isEmpty == false }
    let venueNames = hasRecording ? ["venue"] : EntryFields.venueNames
    if venueNames.contains(where: { fields[$0]?.value.isEmpty == false }),
      let folder = folders.last(where: { Self.isFolder($0, named: "show", "shows") })
    {
      return Outcome(kind: .event, source: .folder(folder))
    }
    let isTitled = hasTitle || hasHeading
    if let (kind, key) = Self.impliedKind(by: fields, hasTitle: isTitled) {
      return Outcome(kind: kind, source: .key(key))
    }
    if let page = page() { return Outcome(kind: .link, source: .key(page)) }
    return isTitled
      ? Outcome(kind: .article, source: .title) : Outcome(kind: .text, source: .noTitle)
  }

  /// The kind that a key implies beyond doubt, and that key as it is written.
  private static func impliedKind(by fields: LocatedFields, hasTitle: Bool) -> (kind: Kind, key: String)? {
    func first(of names: [String]) -> LocatedFields.Field? {
      names.lazy.compactMap { fields[$0] }.first { !$0.value.isEmpty && $0.value.flag == nil }
    }
    if let page = first(of: ["bookmark-of"]) { return (.link, page.key) }
    if let key = listedPictures(fields) { return (.media, key) }
    if hasTitle, let (kind, key) = record(fields) { return (kind, key) }
    // The day may be in its name or its date.
    if !hasTitle, let venue = first(of: ["venue"]) { return (.event, venue.key) }
    if hasTitle {
      // An article may be about a place or about people, and a series may have a start.
      if let start = first(of: FieldReader.startNames), first(of: placeNames) != nil { return (.event, start.key) }
      guard first(of: ["venue", "venues", "place"]) != nil else { return nil }
      // A review may have these keys, too, but is about a show.
      let isShow = ["category", "categories", "tags", "layout"].lazy.compactMap { fields[$0]?.value }.contains {
        value in
        let texts = if case .list(let values) = value.shape { values.map(\.text) } else { [value.text] }
        return texts.contains { $0.map { shows.contains($0.lowercased()) } ?? false }
      }
      return first(of: isShow ? EntryFields.performerNames : ["performers", "lineup"]).map { (.event, $0.key) }
    }
    // An entry without a title that has media can be nothing else.
    return (first(of: mediaNames) ?? first(of: EntryFields.galleryNames).flatMap(Self.showing))
      .map { (.media, $0.key) }
  }

  /// The field that says beyond doubt what sort of record an entry is; `type: single` may be a layout, and an entry
  /// with a rating is a review.
  static func recordType(_ fields: LocatedFields) -> LocatedFields.Field? {
    guard ["rating", "score", "review"].allSatisfy({ fields[$0] == nil }) else { return nil }
    let names = ["release-type", "releasetype", "type"]
    return names.lazy.compactMap { fields[$0] }.first { field in
      let sorts = field.name == "type" ? sortsOfRecords : sortsOfRecords.union(["album", "single"])
      return field.value.text.map { sorts.contains($0.trimmingWhitespace.lowercased()) } ?? false
    }
  }

  private static let sortsOfRecords: Set = ["ep", "lp", "compilation", "mixtape"]

  /// Whether an entry says that it is a record or lists songs as one does, and the key under which it does, as it is
  /// written.
  private static func record(_ fields: LocatedFields) -> (kind: Kind, key: String)? {
    if let type = recordType(fields) { return (.album, type.key) }
    guard let tracks = fields["tracks"] ?? fields["tracklist"], case .list(let lines) = tracks.value.shape else {
      return nil
    }
    let songs: [LocatedFields?] = lines.map { if case .fields(let song) = $0.shape { song } else { nil } }
    // The songs of a show, a mix, an episode or a reviewed record may be listed in the same way.
    func isRecord() -> Bool {
      !songs.isEmpty && songs.allSatisfy { song in song?["title"] != nil || song?["name"] != nil }
        && aboutOtherThings.allSatisfy { fields[$0] == nil }
    }
    guard tracks.name == "tracks" || isRecord() else { return nil }
    // Songs by others make no album.
    return (songs.contains { $0?["artist"] != nil } ? .playlist : .album, tracks.key)
  }

  /// Keys of entries that are about more than songs.
  private static let aboutOtherThings =
    mediaNames + FieldReader.startNames + placeNames + ["venue", "venues", "place", "link", "url"]

  /// The key of the page elsewhere that the entry is about, as it is written.
  ///
  /// An address that ends in the entry's own name is no such page: exports of blogs state where the entry was published.
  /// Nor is one beside photos or recordings, which come from there.
  private var linkedPageKey: String? {
    guard !Self.aboutOthers.contains(where: { fields[$0] != nil }) else { return nil }
    let names = [name, fields["slug"]?.value.text].compactMap { $0.map { Slug.make(from: $0) } }
    return LinkDecoder.names.dropFirst().lazy.compactMap { fields[$0] }.first { field in
      guard let address = field.value.text, address.hasPrefix("http"), let authority = URLAuthority(of: address),
        authority.site != URLAuthority.site(of: siteURL)
      else { return false }
      let path = authority.rest.withoutQuery
      let parts = path.split(separator: "/").filter { !$0.hasPrefix("index.") }
      guard let end = parts.last.map({ URLReference.decoded(String($0)) }) else {
        return !authority.rest.contains("?")
      }
      let stem = String(end.prefix { $0 != "." })
      return !names.contains(Slug.make(from: ContentPath.splitDatePrefix(stem)?.rest ?? stem))
    }?.key
  }

  private static let aboutOthers =
    mediaNames + ["url", "in-reply-to", "like-of", "repost-of", "rsvp", "canonical", "canonical-url"]

  /// The key of two pictures or more that a page shows itself, as it is written.
  ///
  /// Hugo's `images` holds only paths and is meant for shared links; the gallery of Minimal Mistakes is shown by a tag
  /// in the body.
  private static func listedPictures(_ fields: LocatedFields) -> String? {
    (EntryFields.photoNames + EntryFields.galleryNames).lazy.compactMap { fields[$0] }.first { field in
      guard case .list(let pictures) = field.value.shape, pictures.count > 1 else { return false }
      return pictures.allSatisfy { picture in
        guard EntryFields.isPicture(picture) else { return false }
        return if case .fields(let keys) = picture.shape { keys["image-path"] == nil } else { field.name != "images" }
      }
    }?.key
  }

  /// A field whose first value is a picture; others of its name hold settings or files to download.
  private static func showing(_ field: LocatedFields.Field) -> LocatedFields.Field? {
    guard case .list(let values) = field.value.shape else { return EntryFields.isPicture(field.value) ? field : nil }
    return values.first.map(EntryFields.isPicture) == true ? field : nil
  }

  /// Whether a file is a list of events such as `upcoming` or `past-concerts`: its name and title have no other words,
  /// and no key says when, where or who.
  private static func isOverview(_ name: String, _ fields: LocatedFields) -> Bool {
    let words = name.split(separator: "-").map(String.init)
    guard words.contains(where: overviews.contains) else { return false }
    let titleWords = Slug.make(from: fields["title"]?.value.text ?? "").split(separator: "-").map(String.init)
    return !titleWords.isEmpty
      && (words + titleWords).allSatisfy { overviews.contains($0) || shows.contains($0) }
      && (FieldReader.startNames + placeNames + EntryFields.performerNames).allSatisfy {
        fields[$0]?.value.isEmpty ?? true
      }
  }

  private static let overviews: Set = ["upcoming", "previous", "past", "archive", "archives"]

  private static let shows: Set = ["event", "events", "gig", "gigs", "concert", "concerts", "show", "shows"]

  private static let recordingNames = ["video", "videos", "audio", "recordings"]

  private static let mediaNames = ["photos", "photo"] + recordingNames

  private static let placeNames = EntryFields.venueNames + ["tickets", "performers", "price"]

  /// Whether other generators fill a page with a list: Hexo's of tags, categories or years.
  static func isOfLists(_ fields: LocatedFields) -> Bool {
    ["tags", "categories", "archives", "archive", "friends"].contains(fields["type"]?.value.text?.lowercased() ?? "")
  }

  /// Names of layouts and types with which other generators mark entries like any other.
  private static let layouts: Set<String> = [
    "blog", "blogs", "news", "story", "entry", "episode", "episodes", "podcast", "podcasts", "project", "projects",
    "default", "docs", "website",
    // Those of the IndieWeb, whose other keys say what they are about.
    "like", "likes", "repost", "reposts", "reply", "replies", "rsvp",
  ]

  private static func isFolder(_ folder: String, named names: String...) -> Bool {
    names.contains(ContentPath.publicName(ofFolder: folder).lowercased())
  }

  /// An entry of a kind; a page outside the feed where no date is stated.
  private func outcome(_ kind: Kind, _ source: KindSource) -> Outcome {
    guard kind.isDated, !isDated else { return Outcome(kind: kind, source: source) }
    let file = fields.location.file
    let start = SourceLocation(file: file, line: 1, column: 1)
    let problem = EntryProblem.missingDate(kind: kind.name, isBundle: ContentPath.isBundleIndex(file))
    return Outcome(kind: nil, source: source, diagnostics: [Diagnostic(.entry(problem), at: start)])
  }
}
