package import FeedDiagnostics
package import FeedModel

/// Makes the files in which a picture is published from the one in the content folder.
package struct PictureRenderer {
  private let plan: PicturePlan
  let format: ImageFormat
  private let orientation: ExifOrientation

  /// Raised whenever the same picture would become other files.
  package static let version = 1

  /// How good lossy files are, from 0 to 100.
  private static let (jpegQuality, webPQuality) = (82, Float(78))

  /// Creates a renderer; nil for formats that are not re-encoded.
  package init?(_ plan: PicturePlan, orientation: ExifOrientation) {
    guard let format = ImageFormat(mimeType: plan.mimeType) else { return nil }
    (self.plan, self.format, self.orientation) = (plan, format, orientation)
  }

  /// Makes all files: the picture itself, where it is published in another size, and the additional ones.
  ///
  /// The pixels are read once, and each size is made from the next larger one.
  ///
  /// - Parameter publish: Called with each file; nil for the picture itself.
  package func render(
    _ bytes: [UInt8], publish: (_ rendition: PictureRendition?, _ file: [UInt8]) -> Void
  ) throws(MediaError) {
    let size = orientation.isTurned ? plan.size.turned : plan.size
    let original = orientation.isTurned ? plan.originalSize.turned : plan.originalSize
    guard
      let read = try PictureRaster.read(
        bytes, as: format, width: size.width, height: size.height,
        isAllowed: { $0 == original.width && $1 == original.height }),
      var raster = read.scaled(width: size.width, height: size.height)?.upright(orientation)
    else { throw .tooLarge }
    let profile = ColorProfile(of: bytes, as: format)
    let isExact = format == .png && raster.hasFewColors
    if plan.isRedrawn { publish(nil, try file(raster, as: plan.mimeType, isExact: isExact, profile)) }
    for rendition in plan.renditions.sorted(by: { $0.size.width > $1.size.width }) {
      guard let scaled = raster.scaled(width: rendition.size.width, height: rendition.size.height) else {
        throw .tooLarge
      }
      raster = scaled
      publish(rendition, try file(raster, as: rendition.mimeType, isExact: isExact, profile))
    }
  }

  private func file(
    _ raster: PictureRaster, as type: String, isExact: Bool, _ profile: ColorProfile?
  ) throws(MediaError) -> [UInt8] {
    let file: [UInt8]
    switch type {
    case "image/jpeg": file = raster.jpeg(quality: Self.jpegQuality)
    case "image/png": file = raster.png()
    default: file = raster.webP(quality: Self.webPQuality, isExact: isExact)
    }
    guard !file.isEmpty else { throw .tooLarge }
    guard let profile else { return file }
    switch type {
    case "image/jpeg": return profile.added(toJPEG: file)
    case "image/png": return profile.added(toPNG: file)
    default:
      return profile.added(
        toWebP: file, width: raster.width, height: raster.height, isTransparent: raster.isTransparent)
    }
  }
}

extension PixelSize {
  fileprivate var turned: PixelSize { PixelSize(width: height, height: width) ?? self }
}
