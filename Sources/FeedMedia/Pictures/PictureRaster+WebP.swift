import CWebP

extension PictureRaster {
  /// Reads a WebP file, made no larger than a size on the way; nil where it moves.
  static func webP(
    _ bytes: [UInt8], width: Int, height: Int, isAllowed: (Int, Int) -> Bool
  ) throws(ImageError) -> PictureRaster? {
    var config = unsafe WebPDecoderConfig()
    guard unsafe WebPInitDecoderConfig(&config) != 0 else { throw .tooLarge }
    let header = unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe WebPGetFeatures(bytes.baseAddress, bytes.count, &config.input)
    }
    guard header == VP8_STATUS_OK else { throw .damaged(reason: WebPError.message(of: header)) }
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
    guard let status, status == VP8_STATUS_OK else { throw .damaged(reason: WebPError.message(of: status)) }
    return raster
  }
}

/// What libwebp says of a file that it cannot read.
enum WebPError {
  static func message(of status: VP8StatusCode?) -> String {
    switch status {
    case VP8_STATUS_NOT_ENOUGH_DATA: "it ends too early"
    case VP8_STATUS_OUT_OF_MEMORY: "it needs too much memory"
    case VP8_STATUS_UNSUPPORTED_FEATURE: "it uses a feature that nobody reads"
    default: "its data make no sense"
    }
  }
}
