import FeedDiagnostics
import FeedMedia
import FeedModel
import FeedYAML

/// Reads the icon, logo and cover of a site, and reports those that are not fit for it.
struct SitePictureReader {
  let files: ContentFiles
  /// What messages put before a content path, for example `content/`.
  let displayPrefix: String
  let index: FileIndex
  let media: MediaLibrary

  /// The largest icon that is read, in bytes.
  private static let sizeLimit = 16 << 20

  struct Result {
    /// The icon; nil where no file is fit.
    var icon: SiteIcon?
    /// What is in the header in place of the title.
    var logo: Photo?
    var cover: Photo?
    /// The content paths of the files that were read; the media library knows what is wrong with their bytes.
    var files: Set<String> = []
    /// The content paths of those that are published as they are shown.
    var published: Set<String> = []
    var diagnostics: [Diagnostic] = []
  }

  func read(_ site: SiteDecoder.Result) -> Result {
    var result = Result()
    for name in site.icon { readIcon(name, into: &result) }
    result.logo = site.logo.flatMap { photo($0, into: &result) }
    result.cover = site.cover.flatMap { photo($0, into: &result) }
    return result
  }

  private func photo(_ name: SitePictureName, into result: inout Result) -> Photo? {
    guard let path = find(name, &result) else { return nil }
    let file = media.file(at: path, publishedAt: index.route(of: path), isShown: true)
    guard file.mimeType.hasPrefix("image/") else {
      result.diagnostics.append(unfit(name, expected: "a picture"))
      return nil
    }
    result.files.insert(path)
    result.published.insert(path)
    return Photo(file: file, alt: name.alt)
  }

  private func find(_ name: SitePictureName, _ result: inout Result) -> String? {
    if let path = path(of: name.path) { return path }
    result.diagnostics.append(
      Diagnostic(
        .reference(
          .missingFile(key: name.key, path: name.path, nearest: index.path(nearTo: name.path, from: ""))),
        at: name.location))
    return nil
  }

  private func readIcon(_ name: SitePictureName, into result: inout Result) {
    guard let path = find(name, &result) else { return }
    let file = media.file(at: path, publishedAt: index.route(of: path))
    let place: WritableKeyPath<SiteIcon, SiteIcon.Source?>
    switch file.mimeType {
    case "image/svg+xml": place = \.drawing
    case "image/png": place = \.picture
    default:
      result.diagnostics.append(unfit(name, expected: "an SVG or PNG file"))
      return
    }
    var icon = result.icon ?? SiteIcon()
    guard icon[keyPath: place] == nil else {
      result.diagnostics.append(unfit(name, expected: "one file, or an SVG and a PNG file"))
      return
    }
    result.files.insert(path)
    guard let source = source(path, of: file, &result.diagnostics) else { return }
    icon[keyPath: place] = source
    result.icon = icon
  }

  /// The content path of a file that is named relative to the content folder, to `static/` or to the site's root.
  private func path(of name: String) -> String? {
    let name = name.hasPrefix("/") ? String(name.dropFirst()) : name
    guard let path = ContentPath.join("", name) else { return nil }
    return [path, "static/" + path].lazy.compactMap { index.path(of: $0) }.first
  }

  private func unfit(_ name: SitePictureName, expected: String) -> Diagnostic {
    Diagnostic(.field(.invalidValue(key: name.key, value: name.path, expected: expected)), at: name.location)
  }

  private func source(_ path: String, of file: MediaFile, _ diagnostics: inout [Diagnostic]) -> SiteIcon.Source? {
    let location = SourceLocation(file: displayPrefix + path)
    let isDrawing = file.mimeType == "image/svg+xml"
    // The media library reports a picture whose size it could not find.
    let ownSize = file.plan?.originalSize ?? file.pixelSize
    guard isDrawing || ownSize != nil else { return nil }
    if let size = ownSize, let fault = Self.fault(of: size, isDrawing: isDrawing) {
      diagnostics.append(Diagnostic(.site(.unfitIcon(width: size.width, height: size.height, fault)), at: location))
      // Browsers fit a drawing into a square themselves; a picture that is too small is fit for small icons.
      let isTooSmall = if case .tooSmall = fault { true } else { false }
      guard isDrawing || isTooSmall else { return nil }
    }
    do throws(FileError) {
      let bytes = try files.read(path, Self.sizeLimit)
      return SiteIcon.Source(
        bytes: isDrawing
          ? MetadataRemoval.edits(of: ByteSource(bytes), mimeType: file.mimeType).applied(to: bytes) : bytes,
        location: location)
    } catch {
      diagnostics.append(Diagnostic(.media(.broken(.unreadable(reason: error.reason))), at: location))
      return nil
    }
  }

  private static func fault(of size: PixelSize, isDrawing: Bool) -> IconError? {
    if size.width != size.height { return .notSquare }
    if isDrawing { return nil }
    if size.width < SiteIcon.wantedSide { return .tooSmall(wanted: SiteIcon.wantedSide) }
    return size.width > SiteIcon.largestSide ? .tooLarge(limit: SiteIcon.largestSide) : nil
  }
}

/// A picture that `site.yml` names: a path, or `src` with `alt`.
struct SitePictureName {
  let key: String
  let path: String
  let alt: String
  let location: SourceLocation

  /// Reads the name; `alt` is the alternative text where the site states none.
  init?(_ field: LocatedFields.Field, _ reader: FieldReader, alt: String = "") {
    key = field.key
    guard case .fields(let fields) = field.value.shape else {
      guard let path = reader.text(of: field) else { return nil }
      (self.path, self.alt, location) = (path, alt, field.value.location)
      return
    }
    let (stated, path) = reader.nested(fields, as: field.key) { ($0.text("alt"), $0.requiredText("src")) }
    guard let path else { return nil }
    self.alt = stated ?? alt
    (self.path, location) = (path, fields["src"]?.value.location ?? field.value.location)
  }
}
