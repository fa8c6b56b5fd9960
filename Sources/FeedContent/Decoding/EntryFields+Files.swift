import FeedDiagnostics
import FeedMedia
import FeedModel
import FeedYAML

extension EntryFields {
  /// The keys of the path of an image within a mapping.
  static let pathNames = ["src", "path", "url", "image", "file", "filename", "value"]
  /// The keys of the pictures of an entry, the field's own name first.
  static let photoNames = ["photos", "photo", "images"]
  /// Further keys of pictures, which other generators also use for settings and for files to download.
  static let galleryNames = ["pictures", "gallery", "attachments"]

  /// The path that a value is, or that is in a mapping.
  static func path(of value: LocatedValue) -> String? {
    guard case .fields(let keys) = value.shape else { return value.text }
    return pathNames.lazy.compactMap { keys[$0]?.value.text }.first
  }

  /// Whether a value is the path of a picture, or a mapping with one.
  static func isPicture(_ value: LocatedValue) -> Bool { path(of: value).map(MediaTypes.isShownByBrowsers) ?? false }

  /// The pictures that the entry shows, under the first of their names; a gallery may be settings of another generator.
  func pictures() -> [LocatedFields.Field] {
    let photos = reader.items(Self.photoNames)
    return photos.isEmpty ? reader.items(Self.galleryNames).filter { Self.isPicture($0.value) } : photos
  }

  /// The file that a path of the entry leads to; nil, with a report, where there is none.
  ///
  /// A path is relative to the entry's file, else to the content folder and to `static/`, else the end of the path of a
  /// single file; one that begins with a slash is an address of the site. A file that is not of the wanted kind is
  /// reported and not published.
  func media(
    _ kind: ExpectedMedium, at path: String, key: String, location: SourceLocation, _ reader: FieldReader
  ) -> MediaFile? {
    func unfit() -> MediaFile? {
      reader.reportInvalid(key, path, expected: kind.example, at: location)
      return nil
    }
    // What servers and browsers make of a file is told by its name, whatever its content is.
    func published(_ found: String) -> MediaFile? {
      guard context.files.isUnfit(found) else { return publish(found, as: kind) ?? unfit() }
      reader.report(.reference(.program(name: found.fileName, others: 0)), at: location, of: key)
      return nil
    }
    switch URLReference(path) {
    case .external:
      guard let url = WebAddress.absolute(path.hasPrefix("//") ? "https:" + path : path) else {
        reader.reportInvalid(
          key, path, expected: "the path of a file, or an address with https://", at: location)
        return nil
      }
      let type = MediaTypes.type(ofFile: String(url.withoutQuery))
      guard kind.mayBe(type) else { return unfit() }
      reader.note(url, at: location)
      return MediaFile(source: .external(url), mimeType: type)
    case .fragment:
      reader.report(.reference(.missingFile(key: key, path: path, nearest: nil)), at: location, of: key)
      return nil
    case .site(let sitePath, _):
      if let found = file(among: siteCandidates(sitePath)) { return published(found) }
      guard kind.mayBe(MediaTypes.type(ofFile: sitePath)) else { return unfit() }
      reader.report(.reference(.missingSiteFile(key: key, path: path)), at: location, of: key)
      return nil
    case .relative:
      // A question mark or a number sign may be part of a file's name, so the whole text counts.
      if let found = relativeFile(path) { return published(found) }
      guard ContentPath.join(folder, path) != nil else {
        reader.report(.reference(.outsideContent(key: key, path: path)), at: location, of: key)
        return nil
      }
      let nearest = context.files.path(nearTo: path, from: folder).map { near in
        near.hasPrefix(folder + "/") ? String(near.dropFirst(folder.count + 1)) : near
      }
      reader.report(.reference(.missingFile(key: key, path: path, nearest: nearest)), at: location, of: key)
      return nil
    }
  }

  /// The paths of the content folder that an address of the site may mean.
  func siteCandidates(_ path: String) -> [String] {
    guard let joined = ContentPath.join("", URLReference.decoded(path)) else { return [] }
    var candidates = ["static/" + joined, joined]
    // A file of a bundle has an address below that of its page, whatever the place of the bundle.
    let page = self.file.route
    if page.isPage, page != .home, ContentPath.isBundleIndex(self.file.neutralPath) {
      let address = "/" + joined.precomposed
      if address.hasPrefix(page.path) { candidates.append(folder + "/" + address.dropFirst(page.path.count)) }
    }
    // Eleventy names files from the folder around that of its texts, which does not come along, and Astro has signs for
    // that folder.
    guard let outer = ["src/", "~/", "@/"].first(where: joined.hasPrefix) else { return candidates }
    let inner = String(joined.dropFirst(outer.count))
    return candidates + ["static/" + inner, inner]
  }

  /// The paths that a relative one has from the place of the file in the main language, with which it shares files.
  func sharedCandidates(_ path: String) -> [String] {
    let folder = ContentPath.folder(file.neutralPath)
    guard folder != self.folder, let joined = ContentPath.join(folder, path) else { return [] }
    return [joined, URLReference.decoded(joined)]
  }

  /// Whether a path of the entry leads to a picture of the site, or elsewhere.
  func isThere(_ path: String) -> Bool {
    switch URLReference(path) {
    case .external: MediaTypes.isShownByBrowsers(path)
    case .fragment: false
    case .site(let sitePath, _): file(among: siteCandidates(sitePath)).map(MediaTypes.isShownByBrowsers) ?? false
    case .relative: relativeFile(path).map(MediaTypes.isShownByBrowsers) ?? false
    }
  }

  private func relativeFile(_ path: String) -> String? {
    guard let joined = ContentPath.join(folder, path) else {
      // Texts that were moved out of their folders still lead up to them, and browsers go no higher than the root.
      return file(
        among: siteCandidates(path.split(separator: "/").drop { $0 == ".." || $0 == "." }.joined(separator: "/")))
    }
    if let path = context.files.path(of: joined) { return path }
    let candidates = [URLReference.decoded(joined)] + sharedCandidates(path) + siteCandidates(path)
    return file(among: candidates) ?? context.files.path(endingWith: path)
  }

  /// The first of several paths that is a file, as the file system spells it.
  private func file(among candidates: [String]) -> String? {
    candidates.lazy.compactMap { self.context.files.path(of: $0) }.first
  }

  /// The file at a content path, which is published by being named; nil where it is not of the wanted kind.
  private func publish(_ path: String, as kind: ExpectedMedium) -> MediaFile? {
    let file = context.media.file(
      at: path, publishedAt: context.files.route(of: path), isShown: kind == .image)
    guard kind.includes(file.mimeType) else { return nil }
    namedFiles.insert(path)
    return file
  }

  /// A photo: a path, or a mapping of `src`, `alt`, `caption` and `focus`.
  ///
  /// - Parameters:
  ///   - fallbackAlt: the alternative text where none is stated; nil to warn then.
  ///   - fallbackCaption: the caption where the mapping has none.
  ///   - fallbackFocus: the focal point where the mapping has none.
  func photo(
    of field: LocatedFields.Field, alt fallbackAlt: String?, caption fallbackCaption: String? = nil,
    focus fallbackFocus: FocalPoint? = nil, _ reader: FieldReader
  ) -> Photo? {
    guard case .fields(let fields) = field.value.shape else {
      guard let path = reader.text(of: field),
        let file = media(.image, at: path, key: field.key, location: field.value.location, reader)
      else { return nil }
      return Photo(
        file: file, alt: alt(nil, of: path, fallbackAlt, at: field.value.location, reader), caption: fallbackCaption,
        focus: fallbackFocus)
    }
    return reader.nested(fields, as: field.key, strict: false) { nested in
      guard let stated = nested.field(EntryFields.pathNames) else {
        nested.reportMissing("src")
        return nil
      }
      let ownAlt = statedAlt(nested)
      let caption = nested.text("caption", "title", "description") ?? fallbackCaption
      let focus = nested.focus("focus") ?? fallbackFocus
      guard let path = nested.text(of: stated),
        let file = media(.image, at: path, key: field.key, location: stated.value.location, nested)
      else { return nil }
      return Photo(
        file: file, alt: alt(ownAlt, of: path, fallbackAlt, at: stated.value.location, nested), caption: caption,
        focus: focus)
    }
  }

  func photo(_ names: [String], alt fallbackAlt: String?) -> Photo? {
    guard let field = reader.field(names) else { return nil }
    return photo(of: field, alt: fallbackAlt, reader)
  }

  /// The pictures beside the page of a bundle that the entry does not show already, in the order of their names.
  ///
  /// Titles that Hugo states under `resources` apply.
  func bundledPhotos() -> [Photo] {
    guard ContentPath.isBundleIndex(self.file.neutralPath) else { return [] }
    var stated: [String: LocatedValue] = [:]
    for resource in reader.items(["resources"]).map(\.value) {
      guard case .fields(let fields) = resource.shape, let name = fields["src"]?.value.text else { continue }
      stated[name.precomposed] = resource
    }
    return context.files.pictures(inBundle: ContentPath.folder(self.file.neutralPath)).compactMap { path -> Photo? in
      guard !namedFiles.contains(path) else { return nil }
      let name = path.fileName
      let value = stated[name.precomposed] ?? LocatedValue(shape: .text(name, .quoted), location: self.file.start)
      return photo(of: LocatedFields.Field(holding: value, as: "photos"), alt: nil, reader)
    }
  }

  /// Empty text says that there is nothing to see, which is more than to say nothing.
  private func statedAlt(_ reader: FieldReader) -> String? {
    guard let field = reader.stated("alt"), field.value.text != nil || !field.value.isEmpty else { return nil }
    return reader.text(of: field) ?? ""
  }

  private func alt(
    _ stated: String?, of path: String, _ fallback: String?, at location: SourceLocation, _ reader: FieldReader
  ) -> String {
    if let stated { return stated }
    if let fallback { return fallback }
    reader.report(.body(.missingAlt(image: path)), at: location)
    return ""
  }

  /// An audio file field: a path, or a mapping with `src`, which others call `url`, `path` or `file`.
  func audio(_ names: String...) -> MediaFile? {
    guard let field = reader.field(names) else { return nil }
    return recording(of: field, reader)?.file
  }

  /// A file that belongs to a recording: a path, or an address elsewhere.
  func companion(_ name: String, as kind: ExpectedMedium) -> MediaFile? {
    // The whole text, or a list, is of other generators.
    if let value = reader.fields[name]?.value, value.flag != nil || value.text?.contains(where: \.isNewline) != false {
      return nil
    }
    guard let field = reader.field([name]), let path = reader.text(of: field) else { return nil }
    return media(kind, at: path, key: field.key, location: field.value.location, reader)
  }

  /// A recording: a path, or a mapping of `src`, `title`, `caption` and `size`. Other themes write `#` for none.
  func recording(of field: LocatedFields.Field, _ reader: FieldReader) -> Recording? {
    guard case .fields(let fields) = field.value.shape else {
      guard let path = reader.text(of: field), path != "#" else { return nil }
      return media(.audio, at: path, key: field.key, location: field.value.location, reader).map {
        Recording(file: $0)
      }
    }
    return reader.nested(fields, as: field.key) { nested in
      let title = nested.text("title", "name")
      let caption = nested.text("caption")
      let size = nested.count("size")
      guard let path = nested.requiredText("src", "url", "path", "file"),
        let file = media(.audio, at: path, key: field.key, location: fields.location, nested)
      else { return nil }
      // How large a file elsewhere is, only who put it there can tell.
      let measured = file.byteCount == nil ? size.map(file.measured) : nil
      return Recording(file: measured ?? file, title: title, caption: caption)
    }
  }

  func recordings() -> [Recording] {
    reader.items(["audio", "recordings"]).compactMap { recording(of: $0, reader) }
  }

  /// A video: a path, or a mapping of `src`, `poster`, `alt` and `caption`.
  func video(of field: LocatedFields.Field) -> Video? {
    guard case .fields(let fields) = field.value.shape else {
      guard let path = reader.text(of: field),
        let file = media(.video, at: path, key: field.key, location: field.value.location, reader)
      else { return nil }
      return Video(file: file, alt: alt(nil, of: path, nil, at: field.value.location, reader))
    }
    return reader.nested(fields, as: field.key) { nested in
      let stated = statedAlt(nested)
      let caption = nested.text("caption", "title")
      let poster = nested.field(["poster"]).flatMap { photo(of: $0, alt: stated ?? "", nested) }
      guard let path = nested.requiredText("src", "url", "path", "file"),
        let file = media(.video, at: path, key: field.key, location: fields.location, nested)
      else { return nil }
      return Video(
        file: file, poster: poster, alt: alt(stated, of: path, nil, at: fields.location, nested), caption: caption)
    }
  }
}

/// What a field that names a file wants; pictures, sound and film are called as their types of MIME begin.
enum ExpectedMedium: String {
  case image
  case audio
  case video
  /// What is said in a recording (Podcasting 2.0, `podcast:transcript`).
  case transcript
  /// Where the parts of a recording begin (Podcasting 2.0, `podcast:chapters`).
  case chapters

  /// What to write instead of a file of another kind.
  var example: String {
    switch self {
    case .image: "an image such as rain.jpg"
    case .audio: "a recording such as rain.mp3"
    case .video: "a video such as rain.mp4"
    case .transcript: "a transcript such as rain.vtt"
    case .chapters: "a list of chapters such as rain.json"
    }
  }

  /// Whether a file of a MIME type fits; a video can be played for its sound.
  func includes(_ type: String) -> Bool {
    switch self {
    case .image, .video: type.hasPrefix("\(rawValue)/")
    case .audio: type.hasPrefix("\(rawValue)/") || Self.video.includes(type)
    case .transcript: Self.transcriptTypes.contains(type)
    case .chapters: type == "application/json"
    }
  }

  private static let transcriptTypes: Set = [
    "text/vtt", "application/x-subrip", "application/json", "text/html", "text/plain",
  ]

  /// Whether an address elsewhere may lead to a file that fits; many addresses do not tell by an extension.
  func mayBe(_ type: String) -> Bool { type == MediaTypes.unknown || includes(type) }
}
