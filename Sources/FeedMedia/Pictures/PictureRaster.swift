import CWebP

/// The pixels of a picture: blue, green, red and opacity of each, eight bits a channel.
///
/// They lie where libwebp wants them, whose functions make them smaller as well.
@safe final class PictureRaster {
  private var picture: WebPPicture

  /// Pixels from left to right.
  var width: Int { unsafe Int(picture.width) }
  /// Pixels from top to bottom.
  var height: Int { unsafe Int(picture.height) }

  /// Creates a picture of unknown pixels; nil where there is no memory for it.
  init?(width: Int, height: Int) {
    unsafe picture = WebPPicture()
    guard unsafe WebPPictureInit(&picture) != 0, width > 0, height > 0, max(width, height) <= Self.longestSide else {
      return nil
    }
    unsafe picture.use_argb = 1
    unsafe picture.width = Int32(width)
    unsafe picture.height = Int32(height)
    guard unsafe WebPPictureAlloc(&picture) != 0 else { return nil }
  }

  private init(_ picture: WebPPicture) {
    unsafe self.picture = picture
  }

  deinit {
    unsafe WebPPictureFree(&picture)
  }

  /// No WebP file can have a longer side (RFC 9649, section 2.4).
  static let longestSide = 16383

  /// Reads a picture in a size that is enough; nil where it moves.
  ///
  /// - Parameters:
  ///   - width: How many pixels are needed from left to right, as the file has them, not as it is turned.
  ///   - height: The same from top to bottom.
  ///   - isAllowed: Whether a file of a width and height is read.
  static func read(
    _ bytes: [UInt8], as format: ImageFormat, width: Int, height: Int, isAllowed: (Int, Int) -> Bool
  ) throws(ImageError) -> PictureRaster? {
    switch format {
    case .jpeg: try jpeg(bytes, width: width, height: height, isAllowed: isAllowed)
    case .png: try png(bytes, isAllowed: isAllowed)
    case .webP: try webP(bytes, width: width, height: height, isAllowed: isAllowed)
    }
  }

  /// Lets a function fill or read the pixels, row after row.
  ///
  /// - Parameter body: gets the first pixel and the number of bytes from one row to the next.
  func withPixels<Result>(_ body: (_ start: UnsafeMutablePointer<UInt8>, _ stride: Int) -> Result) -> Result? {
    unsafe picture.argb.map { pixels in
      let stride = unsafe Int(picture.argb_stride) * 4
      return unsafe pixels.withMemoryRebound(to: UInt8.self, capacity: stride * height) { unsafe body($0, stride) }
    }
  }

  /// Whether anything shows through.
  var isTransparent: Bool { unsafe WebPPictureHasTransparency(&picture) != 0 }

  /// The picture in another size, each pixel the average of the area that it stands for; nil where there is no memory.
  func scaled(width: Int, height: Int) -> PictureRaster? {
    guard width != self.width || height != self.height else { return self }
    var result = unsafe WebPPicture()
    // Opacity is multiplied into the pixels in between, so that those of a picture that has any are copied first.
    let isTaken =
      unsafe isTransparent
      ? WebPPictureCopy(&picture, &result) : WebPPictureView(&picture, 0, 0, picture.width, picture.height, &result)
    guard isTaken != 0 else { return nil }
    let raster = unsafe PictureRaster(result)
    return unsafe WebPPictureRescale(&raster.picture, Int32(width), Int32(height)) != 0 ? raster : nil
  }

  /// The picture as it is shown; nil where there is no memory for it.
  func upright(_ orientation: ExifOrientation) -> PictureRaster? {
    guard !orientation.isUpright else { return self }
    let (width, height) = (self.width, self.height)
    let isTurned = orientation.isTurned
    guard let result = PictureRaster(width: isTurned ? height : width, height: isTurned ? width : height),
      let source = unsafe picture.argb, let target = unsafe result.picture.argb
    else { return nil }
    let (stride, targetStride) = unsafe (Int(picture.argb_stride), Int(result.picture.argb_stride))
    // Which way the columns and rows of the result run through those of the picture.
    let value = orientation.value
    let (fromRight, fromBottom) = ([2, 3, 7, 8].contains(value), [3, 4, 6, 7].contains(value))
    for row in 0..<result.height {
      for column in 0..<result.width {
        let (across, down) = isTurned ? (row, column) : (column, row)
        let x = fromRight ? width - 1 - across : across
        let y = fromBottom ? height - 1 - down : down
        unsafe target[row * targetStride + column] = source[y * stride + x]
      }
    }
    return result
  }

  /// A WebP file of the picture; empty where there is no memory for it.
  ///
  /// - Parameter isExact: Whether each pixel is kept, as drawings of few colours need it.
  func webP(quality: Float, isExact: Bool) -> [UInt8] {
    var config = WebPConfig()
    guard unsafe WebPConfigInit(&config) != 0 else { return [] }
    config.quality = isExact ? 50 : quality
    config.lossless = isExact ? 1 : 0
    // Further steps make photos a few hundredths smaller and take twice as long.
    config.method = isExact ? 2 : 1
    // A view: the encoder puts its own planes beside the pixels.
    var view = unsafe WebPPicture()
    guard unsafe WebPPictureView(&picture, 0, 0, picture.width, picture.height, &view) != 0 else { return [] }
    defer { unsafe WebPPictureFree(&view) }
    var writer = unsafe WebPMemoryWriter()
    unsafe WebPMemoryWriterInit(&writer)
    defer { unsafe WebPMemoryWriterClear(&writer) }
    return unsafe withUnsafeMutablePointer(to: &writer) { writer in
      unsafe view.custom_ptr = UnsafeMutableRawPointer(writer)
      unsafe view.writer = WebPMemoryWrite
      guard unsafe WebPEncode(&config, &view) != 0 else { return [] }
      return unsafe Array(UnsafeBufferPointer(start: writer.pointee.mem, count: writer.pointee.size))
    }
  }
}
