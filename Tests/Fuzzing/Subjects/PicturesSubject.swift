import FeedMedia
import FeedModel

/// Pictures that are drawn anew: the same each time, in the sizes that were planned, as whole files of the right format.
package struct PicturesSubject: FuzzSubject {
  private let drawn: @Sendable ([UInt8]) -> [UInt8]
  /// Larger pictures only take longer.
  private static let pixelLimit = 1 << 14

  /// Creates the subject.
  ///
  /// - Parameter drawn: a file that was drawn, as it is looked at.
  package init(drawn: @escaping @Sendable ([UInt8]) -> [UInt8] = { $0 }) { self.drawn = drawn }

  package func problem(in bytes: [UInt8]) async -> String? {
    let probe = MediaProbe(ByteSource(bytes), named: MediaTypes.unknown)
    guard let type = probe.facts.mimeType, let format = ImageFormat(mimeType: type) else { return nil }
    let colors = try? PictureColors(of: bytes, as: format, limit: Self.pixelLimit)
    if colors != (try? PictureColors(of: bytes, as: format, limit: Self.pixelLimit)) { return "other colours" }
    guard probe.facts.isDrawable, let size = probe.facts.pixelSize, max(size.width, size.height) <= 4 * Self.pixelLimit,
      size.width * size.height <= Self.pixelLimit
    else { return nil }
    let plan = PicturePlan(
      mimeType: type, originalSize: size, isUpright: probe.facts.orientation.isUpright, keepsOriginal: false)
    let files = draw(bytes, plan, probe.facts.orientation)
    if files.map(\.file) != draw(bytes, plan, probe.facts.orientation).map(\.file) { return "other files each time" }
    for (rendition, file) in files {
      let (mimeType, size) = (rendition?.mimeType ?? plan.mimeType, rendition?.size ?? plan.size)
      let found = MediaProbe(ByteSource(file), named: mimeType)
      if let problem = found.problem { return "a file that was drawn: \(problem)" }
      if found.facts.pixelSize != size || found.facts.mimeType != mimeType || !found.facts.orientation.isUpright {
        return "\(found.facts) was drawn where \(mimeType) of \(size) was planned"
      }
    }
    return nil
  }

  private func draw(
    _ bytes: [UInt8], _ plan: PicturePlan, _ orientation: ExifOrientation
  ) -> [(rendition: PictureRendition?, file: [UInt8])] {
    var files: [(rendition: PictureRendition?, file: [UInt8])] = []
    try? PictureRenderer(plan, orientation: orientation)?.render(bytes) { files.append(($0, drawn($1))) }
    return files
  }
}
