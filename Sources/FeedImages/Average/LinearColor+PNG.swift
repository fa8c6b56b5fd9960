import CPNG

extension LinearColor {
  /// The average colour of a PNG file.
  static func average(png bytes: [UInt8], limit: Int) throws(ImageFault) -> LinearColor? {
    var pixels: [UInt8] = []
    var (width, height, channelCount) = (0, 0, 3)
    let fault = unsafe bytes.withUnsafeBytes { bytes -> ImageFault? in
      var image = unsafe png_image()
      unsafe image.version = png_uint_32(PNG_IMAGE_VERSION)
      defer { unsafe png_image_free(&image) }
      guard unsafe png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0 else {
        return unsafe .damaged(reason: LinearImage.message(of: image))
      }
      unsafe (width, height) = (Int(image.width), Int(image.height))
      guard width * height <= limit else { return .tooLarge }
      let hasAlpha = unsafe image.format & png_uint_32(PNG_FORMAT_FLAG_ALPHA) != 0
      channelCount = hasAlpha ? 4 : 3
      unsafe image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR | (hasAlpha ? PNG_FORMAT_FLAG_ALPHA : 0))
      unsafe image.flags |= png_uint_32(PNG_IMAGE_FLAG_16BIT_sRGB | PNG_IMAGE_FLAG_FAST)
      pixels = [UInt8](repeating: 0, count: width * height * channelCount)
      let isRead = unsafe pixels.withUnsafeMutableBytes { buffer in
        unsafe png_image_finish_read(&image, nil, buffer.baseAddress, 0, nil) != 0
      }
      return unsafe isRead ? nil : .damaged(reason: LinearImage.message(of: image))
    }
    if let fault { throw fault }
    return PixelSum(pixels, width: width, height: height, channelCount: channelCount).average
  }
}
