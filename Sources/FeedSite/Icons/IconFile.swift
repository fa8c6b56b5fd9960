import FeedMedia
import FeedModel

/// One file of a site's icons.
struct IconFile: Sendable {
  /// What the icon is for.
  enum Purpose: Sendable {
    /// Tabs and lists of bookmarks, by a link of the page; the manifest has no use for it.
    case tab
    /// Home screens of Apple's systems, by a link of the page.
    case appleHomeScreen
    /// Home screens and lists of programs, by the manifest, as it is.
    case program
    /// The same, in whatever outline the system cuts it to.
    case maskable
    /// All of them, by a link of the page and by the manifest.
    case everything
  }

  let route: Route
  let purpose: Purpose
  let mimeType: String
  /// Pixels a side; nil for a drawing, which is fit for every size.
  let side: Int?
  /// Makes the content.
  let bytes: @Sendable () -> [UInt8]

  /// A drawing as it is.
  static func drawing(_ bytes: [UInt8]) -> IconFile {
    IconFile(
      route: Route("/icon.svg"), purpose: .everything, mimeType: "image/svg+xml", side: nil, bytes: { bytes })
  }

  /// The icons that are made from a picture.
  static func all(of picture: LinearImage, on ground: LinearColor) -> [IconFile] {
    [
      // Browsers ask for this address wherever no page tells them of another one.
      IconFile(route: Route("/favicon.ico"), purpose: .tab, mimeType: "image/x-icon", side: 32) {
        WindowsIcon(png: picture.scaled(width: 32, height: 32).png, side: 32).bytes
      },
      // A transparent icon would stand on black.
      IconFile(route: Route("/apple-touch-icon.png"), purpose: .appleHomeScreen, mimeType: "image/png", side: 180) {
        picture.scaled(width: 180, height: 180).placed(on: ground, margin: 0).png
      },
      program(picture, side: 192), program(picture, side: 512),
      maskable(picture, on: ground, side: 192), maskable(picture, on: ground, side: 512),
    ]
  }

  private static func program(_ picture: LinearImage, side: Int) -> IconFile {
    IconFile(route: Route("/icon-\(side).png"), purpose: .program, mimeType: "image/png", side: side) {
      picture.scaled(width: side, height: side).png
    }
  }

  /// A tenth of each side may be cut off (Web Application Manifest, icon masks and safe zone).
  private static func maskable(_ picture: LinearImage, on ground: LinearColor, side: Int) -> IconFile {
    IconFile(route: Route("/icon-maskable-\(side).png"), purpose: .maskable, mimeType: "image/png", side: side) {
      let margin = (side + 9) / 10
      let inner = side - margin * 2
      return picture.scaled(width: inner, height: inner).placed(on: ground, margin: margin).png
    }
  }
}

/// An icon file of Windows that holds one PNG picture, as browsers expect it at `/favicon.ico`.
struct WindowsIcon {
  let png: [UInt8]
  /// Pixels a side, fewer than 256.
  let side: Int

  /// The file: a header, the entry of the one picture, and the picture.
  var bytes: [UInt8] {
    let header = number(0, size: 2) + number(1, size: 2) + number(1, size: 2)
    let dimensions = number(side, size: 1) + number(side, size: 1) + number(0, size: 2)
    let format = number(1, size: 2) + number(32, size: 2)
    let place = number(png.count, size: 4) + number(22, size: 4)
    return header + dimensions + format + place + png
  }

  /// A number with its lowest byte first.
  private func number(_ value: Int, size: Int) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }
}

extension IconFile {
  /// What the manifest says of the icon's use; nil where it does not name the icon.
  var manifestPurpose: String? {
    switch purpose {
    case .tab, .appleHomeScreen: nil
    case .program, .everything: "any"
    case .maskable: "maskable"
    }
  }

  /// The size as manifests and links have it.
  var sizes: String { side.map { "\($0)x\($0)" } ?? "any" }
}
