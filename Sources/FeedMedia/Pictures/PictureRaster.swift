import CTurboJPEG
import CWebP
package import FeedDiagnostics

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
  ) throws(MediaError) -> PictureRaster? {
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

  /// The picture in another size, each pixel the average of the area that it covers; nil where there is no memory.
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

extension PictureRaster {
  /// Reads a JPEG file, made smaller by a half, a quarter or an eighth on the way where that leaves enough of it.
  ///
  /// - Parameters:
  ///   - width: How many pixels are needed from left to right at least.
  ///   - height: The same from top to bottom.
  ///   - isAllowed: Whether a file of a width and height is read.
  static func jpeg(
    _ bytes: [UInt8], width: Int, height: Int, isAllowed: (Int, Int) -> Bool
  ) throws(MediaError) -> PictureRaster {
    guard let decoder = unsafe tjInitDecompress() else { throw .tooLarge }
    defer { unsafe tjDestroy(decoder) }
    var (fullWidth, fullHeight, sampling, colors) = (Int32(0), Int32(0), Int32(0), Int32(0))
    let header = unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe tjDecompressHeader3(
        decoder, bytes.baseAddress, UInt(bytes.count), &fullWidth, &fullHeight, &sampling, &colors)
    }
    guard header == 0, fullWidth > 0, fullHeight > 0 else {
      throw .undecodable(reason: unsafe message(of: decoder))
    }
    guard isAllowed(Int(fullWidth), Int(fullHeight)) else { throw .tooLarge }
    let isInk = colors == Int32(TJCS_CMYK.rawValue) || colors == Int32(TJCS_YCCK.rawValue)
    var factor = 8
    func side(_ length: Int32) -> Int { (Int(length) + factor - 1) / factor }
    // The other fractions that it offers take longer than the whole.
    while factor > 1, side(fullWidth) < width || side(fullHeight) < height { factor /= 2 }
    guard let raster = PictureRaster(width: side(fullWidth), height: side(fullHeight)) else { throw .tooLarge }
    let result = unsafe raster.withPixels { pixels, stride in
      unsafe bytes.withUnsafeBufferPointer { bytes in
        unsafe tjDecompress2(
          decoder, bytes.baseAddress, UInt(bytes.count), pixels, Int32(raster.width), Int32(stride),
          Int32(raster.height),
          Int32((isInk ? TJPF_CMYK : TJPF_BGRA).rawValue), Int32(TJFLAG_LIMITSCANS))
      }
    }
    if result != 0 {
      let message = unsafe message(of: decoder)
      let isWarning = unsafe tjGetErrorCode(decoder) == Int32(TJERR_WARNING.rawValue)
      // Every program shows such a picture as a whole.
      guard isWarning, message.contains("extraneous bytes") else { throw .undecodable(reason: message) }
    }
    if isInk { raster.removeInk() }
    return raster
  }

  private static func message(of decoder: tjhandle) -> String {
    unsafe tjGetErrorStr2(decoder).map { unsafe String(cString: $0) } ?? ""
  }

  /// Inks as Adobe's programs write them, from full to none, to blue, green and red.
  private func removeInk() {
    unsafe withPixels { pixels, stride in
      for row in 0..<height {
        for pixel in Swift.stride(from: row * stride, to: row * stride + width * 4, by: 4) {
          let ink = (0..<4).map { unsafe Int(pixels[pixel + $0]) }
          for channel in 0..<3 { unsafe pixels[pixel + channel] = UInt8(ink[2 - channel] * ink[3] / 255) }
          unsafe pixels[pixel + 3] = 255
        }
      }
    }
  }

  /// A JPEG file of the picture; empty where there is no memory for it.
  func jpeg(quality: Int) -> [UInt8] {
    guard let encoder = unsafe tjInitCompress() else { return [] }
    defer { unsafe tjDestroy(encoder) }
    var file: UnsafeMutablePointer<UInt8>?
    var count: UInt = 0
    defer { unsafe tjFree(file) }
    let result = unsafe withPixels { pixels, stride in
      unsafe tjCompress2(
        encoder, pixels, Int32(width), Int32(stride), Int32(height), Int32(TJPF_BGRX.rawValue), &file, &count,
        Int32(TJSAMP_420.rawValue), Int32(quality), 0)
    }
    guard result == 0 else { return [] }
    return unsafe Array(UnsafeBufferPointer(start: file, count: Int(count)))
  }
}

extension PictureRaster {
  /// Reads a WebP file, made no larger than a size on the way; nil where it moves.
  static func webP(
    _ bytes: [UInt8], width: Int, height: Int, isAllowed: (Int, Int) -> Bool
  ) throws(MediaError) -> PictureRaster? {
    var config = unsafe WebPDecoderConfig()
    guard unsafe WebPInitDecoderConfig(&config) != 0 else { throw .tooLarge }
    let header = unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe WebPGetFeatures(bytes.baseAddress, bytes.count, &config.input)
    }
    guard header == VP8_STATUS_OK else { throw .undecodable(reason: message(of: header)) }
    guard unsafe config.input.has_animation == 0 else { return nil }
    let (fullWidth, fullHeight) = unsafe (Int(config.input.width), Int(config.input.height))
    guard isAllowed(fullWidth, fullHeight),
      let raster = PictureRaster(width: min(width, fullWidth), height: min(height, fullHeight))
    else { throw .tooLarge }
    unsafe config.options.use_scaling = raster.width == fullWidth && raster.height == fullHeight ? 0 : 1
    unsafe config.options.scaled_width = Int32(raster.width)
    unsafe config.options.scaled_height = Int32(raster.height)
    unsafe config.output.colorspace = MODE_BGRA
    unsafe config.output.is_external_memory = 1
    let status = unsafe raster.withPixels { pixels, stride in
      unsafe config.output.u.RGBA.rgba = pixels
      unsafe config.output.u.RGBA.stride = Int32(stride)
      unsafe config.output.u.RGBA.size = stride * raster.height
      return unsafe bytes.withUnsafeBufferPointer { bytes in
        unsafe WebPDecode(bytes.baseAddress, bytes.count, &config)
      }
    }
    guard let status, status == VP8_STATUS_OK else { throw .undecodable(reason: message(of: status)) }
    return raster
  }

  private static func message(of status: VP8StatusCode?) -> String {
    switch status {
    case VP8_STATUS_NOT_ENOUGH_DATA: "it ends too early"
    case VP8_STATUS_OUT_OF_MEMORY: "it needs too much memory"
    case VP8_STATUS_UNSUPPORTED_FEATURE: "it uses a feature that nobody reads"
    default: "its data make no sense"
    }
  }
}

extension MediaError {
  /// There is no memory for the picture, or it has more pixels than were allowed.
  package static let tooLarge = undecodable(reason: "it takes too much memory")
}
