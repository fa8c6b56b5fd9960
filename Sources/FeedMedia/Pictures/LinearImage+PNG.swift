import CPNG

extension LinearImage {
  /// Reads a PNG file of any kind, whose colours are taken for sRGB where it does not say otherwise.
  ///
  /// - Parameter limit: How many pixels the longer side may have.
  package init(png bytes: [UInt8], limit: Int) throws(ImageError) {
    var pixels: [UInt16] = []
    var (width, height) = (0, 0)
    let fault = unsafe bytes.withUnsafeBytes { bytes -> ImageError? in
      var image = unsafe png_image()
      unsafe image.version = png_uint_32(PNG_IMAGE_VERSION)
      defer { unsafe png_image_free(&image) }
      guard unsafe png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0 else {
        return unsafe .damaged(reason: PNGFile.fault(of: image))
      }
      unsafe (width, height) = (Int(image.width), Int(image.height))
      guard max(width, height) <= limit else { return .tooLarge }
      unsafe image.format = Self.format
      // Deep pictures that say nothing of their colours would be taken for linear ones otherwise.
      unsafe image.flags |= png_uint_32(PNG_IMAGE_FLAG_16BIT_sRGB)
      pixels = [UInt16](repeating: 0, count: width * height * Self.channelCount)
      let isRead = unsafe pixels.withUnsafeMutableBytes { buffer in
        unsafe png_image_finish_read(&image, nil, buffer.baseAddress, 0, nil) != 0
      }
      return unsafe isRead ? nil : .damaged(reason: PNGFile.fault(of: image))
    }
    if let fault { throw fault }
    guard let image = LinearImage(width: width, height: height, channels: pixels) else {
      throw .damaged(reason: "it has no pixels")
    }
    self = image
  }

  /// `PNG_FORMAT_LINEAR_RGB_ALPHA`, which Swift does not import.
  private static var format: png_uint_32 {
    png_uint_32(PNG_FORMAT_FLAG_LINEAR | PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
  }

  /// The picture as a PNG file with eight bits a channel in sRGB; empty where there is no memory for it.
  package var png: [UInt8] { PNGFile.bytes(of: channels, Self.format, width: width, height: height) }
}
