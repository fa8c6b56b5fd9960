import FeedMedia
import FeedModel

/// One file of a site's icons.
struct IconFile: Sendable {
  let route: Route
  /// What the link of a page to it is; nil for one that only the manifest names.
  let relation: String?
  /// What the manifest says of its use; nil for one that only pages name.
  let manifestPurpose: String?
  let mimeType: String
  /// Pixels a side; nil for a drawing, which is fit for every size.
  let side: Int?
  /// Makes the content.
  let bytes: @Sendable () -> [UInt8]

  /// A drawing as it is.
  static func drawing(_ bytes: [UInt8]) -> IconFile {
    IconFile(
      route: Route("/icon.svg"), relation: "icon", manifestPurpose: "any", mimeType: "image/svg+xml", side: nil,
      bytes: { bytes })
  }

  /// The icons that are made from a picture.
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
      ) { WindowsIcon(png: picture.scaled(width: 32, height: 32).png, side: 32).bytes },
      // A transparent icon would stand on black.
      IconFile(
        route: Route("/apple-touch-icon.png"), relation: "apple-touch-icon", manifestPurpose: nil,
        mimeType: "image/png",
        side: 180
      ) { picture.scaled(width: 180, height: 180).placed(on: ground, margin: 0).png },
    ] + plain + maskable
  }

  /// The size as manifests and links have it.
  var sizes: String { side.map { "\($0)x\($0)" } ?? "any" }
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
