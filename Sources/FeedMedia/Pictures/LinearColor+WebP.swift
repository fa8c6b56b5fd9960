import CWebP

extension LinearColor {
  /// The average colour of a WebP file; nil where it moves.
  static func average(webP bytes: [UInt8], limit: Int) throws(ImageError) -> LinearColor? {
    var config = unsafe WebPDecoderConfig()
    guard unsafe WebPInitDecoderConfig(&config) != 0 else { return nil }
    let header = unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe WebPGetFeatures(bytes.baseAddress, bytes.count, &config.input)
    }
    guard header == VP8_STATUS_OK else { throw .damaged(reason: message(of: header)) }
    let (width, height) = unsafe (Int(config.input.width), Int(config.input.height))
    guard unsafe config.input.has_animation == 0 else { return nil }
    guard width > 0, height > 0, width * height <= limit else { throw .tooLarge }
    let (scaledWidth, scaledHeight) = (min(width, largestSide), min(height, largestSide))
    unsafe config.options.use_scaling = 1
    unsafe config.options.scaled_width = Int32(scaledWidth)
    unsafe config.options.scaled_height = Int32(scaledHeight)
    unsafe config.options.no_fancy_upsampling = 1
    unsafe config.output.colorspace = MODE_RGBA
    unsafe config.output.is_external_memory = 1
    var pixels = [UInt8](repeating: 0, count: scaledWidth * scaledHeight * 4)
    let status = unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe pixels.withUnsafeMutableBufferPointer { pixels in
        unsafe config.output.u.RGBA.rgba = pixels.baseAddress
        unsafe config.output.u.RGBA.stride = Int32(scaledWidth * 4)
        unsafe config.output.u.RGBA.size = pixels.count
        return unsafe WebPDecode(bytes.baseAddress, bytes.count, &config)
      }
    }
    guard status == VP8_STATUS_OK else { throw .damaged(reason: message(of: status)) }
    return PixelSum(pixels, width: scaledWidth, height: scaledHeight, channelCount: 4).average
  }

  /// The picture is made as small as this while it is read.
  private static let largestSide = 64

  private static func message(of status: VP8StatusCode) -> String {
    switch status {
    case VP8_STATUS_NOT_ENOUGH_DATA: "it ends too early"
    case VP8_STATUS_OUT_OF_MEMORY: "it needs too much memory"
    case VP8_STATUS_UNSUPPORTED_FEATURE: "it uses a feature that nobody reads"
    default: "its data make no sense"
    }
  }
}
