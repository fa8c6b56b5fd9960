import FeedDiagnostics
import FeedMedia
import FeedModel
import FeedTheme

/// The icons of a site, made from the one that it names.
struct SiteIcons: Sendable {
  /// The files, in the order in which pages and the manifest name them.
  let files: [IconFile]
  /// What is wrong with the picture that they are made from.
  let diagnostics: [Diagnostic]

  /// Whether there is an icon that a manifest can name.
  var hasManifest: Bool { files.contains { $0.manifestPurpose != nil } }

  /// The icon that previews of the site show: the largest without transparent parts, which would stand on any colour.
  var preview: MediaFile? {
    guard let icon = files.last(where: { $0.manifestPurpose == "maskable" }), let side = icon.side else { return nil }
    return MediaFile(
      source: .published(icon.route), mimeType: icon.mimeType, pixelSize: PixelSize(width: side, height: side))
  }

  /// The icon that stands beside the title of the site: the drawing, or a picture that is sharp there and still light.
  var besideTitle: IconFile? {
    files.last { $0.side == nil } ?? files.first { $0.manifestPurpose == "any" }
      ?? files.first { $0.relation == "apple-touch-icon" } ?? files.first
  }

  /// Makes the icons of a site; the larger ones where its picture has that many pixels.
  ///
  /// - Parameter background: The colour of the theme's pages, for icons that have to be opaque.
  init(_ icon: SiteIcon?, background: ThemeColor?) {
    var files: [IconFile] = []
    do throws(ImageError) {
      let ground = (background?.light).flatMap(LinearColor.init) ?? .white
      files += try icon?.picture.map { (source) throws(ImageError) in try Self.files(of: source, on: ground) } ?? []
      diagnostics = []
    } catch {
      diagnostics = icon?.picture.map { [Self.diagnostic(error, $0)] } ?? []
    }
    // Of several that fit, browsers take the last, and a drawing is sharp in all sizes.
    if let drawing = icon?.drawing { files.append(.drawing(drawing.bytes)) }
    self.files = files
  }

  private static func files(of source: SiteIcon.Source, on ground: LinearColor) throws(ImageError) -> [IconFile] {
    let picture = try LinearImage(png: source.bytes, limit: SiteIcon.largestSide)
    // All others are made from the largest icon, so that the picture itself need not be kept.
    let largest = picture.scaled(width: SiteIcon.wantedSide, height: SiteIcon.wantedSide)
    let side = min(largest.width, largest.height)
    return IconFile.all(of: largest, on: ground).filter { $0.side ?? 0 <= side }
  }

  private static func diagnostic(_ fault: ImageError, _ source: SiteIcon.Source) -> Diagnostic {
    let size = source.pixelSize
    let problem: Problem =
      switch fault {
      case .damaged: .media(.broken(.damaged(part: "picture data")))
      case .tooLarge:
        .site(
          .unfitIcon(width: size?.width ?? 0, height: size?.height ?? 0, .tooLarge(limit: SiteIcon.largestSide)))
      }
    return Diagnostic(problem, at: source.location)
  }
}
