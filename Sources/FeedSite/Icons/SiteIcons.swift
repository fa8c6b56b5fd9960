import FeedDiagnostics
import FeedMarkdown
import FeedMarkup
import FeedMedia
import FeedModel
import FeedTheme
import FeedVisitors

/// The icons of a site, made from the one that it names.
struct SiteIcons: Sendable {
  /// The files, in the order in which pages and the manifest name them.
  let files: [IconFile]
  /// What is wrong with the picture that they are made from.
  let diagnostics: [Diagnostic]

  static let manifestRoute = Route("/manifest.webmanifest")

  /// Whether there is an icon that a manifest can name.
  var hasManifest: Bool { files.contains { $0.manifestPurpose != nil } }

  /// The icon that previews of the site show: the largest without transparent parts, which would be on any colour.
  var preview: MediaFile? {
    guard let icon = files.last(where: { $0.manifestPurpose == "maskable" }), let side = icon.side else { return nil }
    return MediaFile(
      source: .published(icon.route), mimeType: icon.mimeType, pixelSize: PixelSize(width: side, height: side))
  }

  /// The icon that is beside the title of the site: the drawing, or a picture that is sharp there and still light.
  var besideTitle: IconFile? {
    files.last { $0.side == nil } ?? files.first { $0.manifestPurpose == "any" }
      ?? files.first { $0.relation == "apple-touch-icon" } ?? files.first
  }

  /// Makes the icons of a site; the larger ones where its picture has that many pixels.
  ///
  /// - Parameter background: The colour of the theme's pages, for icons that have to be opaque.
  init(_ icon: SiteIcon?, background: ThemeColor?) {
    var files: [IconFile] = []
    do throws(MediaError) {
      let ground = (background?.light).flatMap(LinearColor.init) ?? .white
      files += try icon?.picture.map { (source) throws(MediaError) in try Self.files(of: source, on: ground) } ?? []
      diagnostics = []
    } catch {
      diagnostics = [Diagnostic(.media(.broken(.damaged(part: "picture data"))), at: icon?.picture?.location)]
    }
    // Of several that fit, browsers take the last, and a drawing is sharp in all sizes.
    if let drawing = icon?.drawing { files.append(.drawing(drawing.bytes)) }
    self.files = files
  }

  /// The manifest with which browsers install the site like a program (W3C Web Application Manifest), in UTF-8.
  func manifest(of site: Site, _ resolver: URLResolver, background: ThemeColor?) -> [UInt8] {
    var writer = JSONWriter()
    let home = resolver.absolute(resolver.edition.home)
    writer.object { json in
      json.member("name", site.title)
      json.member("description", site.description)
      json.member("lang", site.language)
      json.member("dir", TextDirection(ofLanguage: site.language).rawValue)
      json.member("start_url", home)
      json.member("scope", home)
      // A site of pages needs a way back.
      json.member("display", "minimal-ui")
      json.member("background_color", background?.light)
      json.member("theme_color", background?.light)
      json.array("icons", of: files.filter { $0.manifestPurpose != nil }) { icon, json in
        json.member("src", resolver.absolute(icon.route))
        json.member("sizes", icon.sizes)
        json.member("type", icon.mimeType)
        json.member("purpose", icon.manifestPurpose)
      }
    }
    return writer.finish()
  }

  private static func files(of source: SiteIcon.Source, on ground: LinearColor) throws(MediaError) -> [IconFile] {
    let picture = try LinearImage(png: source.bytes, limit: SiteIcon.largestSide)
    // All others are made from the largest icon, so that the picture itself need not be kept.
    let largest = picture.scaled(width: SiteIcon.wantedSide, height: SiteIcon.wantedSide)
    let side = min(largest.width, largest.height)
    return IconFile.all(of: largest, on: ground).filter { $0.side ?? 0 <= side }
  }
}

struct IconFile: Sendable {
  let route: Route
  /// What the link of a page to it is; nil for one that only the manifest names.
  let relation: String?
  /// Its `purpose` in the manifest; nil for one that only pages name.
  let manifestPurpose: String?
  let mimeType: String
  /// Pixels a side; nil for a drawing, which is fit for every size.
  let side: Int?
  let bytes: @Sendable () -> [UInt8]

  static func drawing(_ bytes: [UInt8]) -> IconFile {
    IconFile(
      route: Route("/icon.svg"), relation: "icon", manifestPurpose: "any", mimeType: "image/svg+xml", side: nil,
      bytes: { bytes })
  }

  static func all(of picture: LinearImage, on ground: LinearColor) -> [IconFile] {
    let sides = [192, 512]
    let plain = sides.map { side in
      IconFile(
        route: Route("/icon-\(side).png"), relation: nil, manifestPurpose: "any", mimeType: "image/png", side: side
      ) { picture.scaled(width: side, height: side).png }
    }
    let maskable = sides.map { side in
      IconFile(
        route: Route("/icon-maskable-\(side).png"), relation: nil, manifestPurpose: "maskable", mimeType: "image/png",
        side: side
      ) {
        // A tenth of each side may be cut off (Web Application Manifest, icon masks and safe zone).
        let margin = (side + 9) / 10
        let inner = side - margin * 2
        return picture.scaled(width: inner, height: inner).placed(on: ground, margin: margin).png
      }
    }
    return [
      // Browsers ask for this address wherever no page tells them of another one.
      IconFile(
        route: Route("/favicon.ico"), relation: "icon", manifestPurpose: nil, mimeType: "image/x-icon", side: 32
      ) { Self.windows(png: picture.scaled(width: 32, height: 32).png, side: 32) },
      // A transparent icon would be on black.
      IconFile(
        route: Route("/apple-touch-icon.png"), relation: "apple-touch-icon", manifestPurpose: nil,
        mimeType: "image/png",
        side: 180
      ) { picture.scaled(width: 180, height: 180).placed(on: ground, margin: 0).png },
    ] + plain + maskable
  }

  /// An icon file of Windows that holds one PNG picture, as browsers expect it at `/favicon.ico`: a header, the entry
  /// of the one picture, and the picture.
  ///
  /// - Parameter side: Pixels a side, fewer than 256.
  private static func windows(png: [UInt8], side: Int) -> [UInt8] {
    // With its lowest byte first.
    func number(_ value: Int, size: Int) -> [UInt8] {
      (0..<size).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }
    let header = number(0, size: 2) + number(1, size: 2) + number(1, size: 2)
    let dimensions = number(side, size: 1) + number(side, size: 1) + number(0, size: 2)
    let format = number(1, size: 2) + number(32, size: 2)
    let place = number(png.count, size: 4) + number(22, size: 4)
    return header + dimensions + format + place + png
  }

  /// The size as manifests and links have it.
  var sizes: String { side.map { "\($0)x\($0)" } ?? "any" }
}
