import CPNG

extension LinearImage {
  /// Reads a PNG file of any kind, whose colours are taken for sRGB where it does not say otherwise.
  ///
  /// - Parameter limit: How many pixels the longer side may have.
  package init(png bytes: [UInt8], limit: Int) throws(ImageFault) {
    var channels: [UInt16] = []
    var size = (width: 0, height: 0)
    let fault = unsafe bytes.withUnsafeBytes { bytes -> ImageFault? in
      var image = unsafe png_image()
      unsafe image.version = png_uint_32(PNG_IMAGE_VERSION)
      defer { unsafe png_image_free(&image) }
      guard unsafe png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0 else {
        return unsafe .damaged(reason: Self.message(of: image))
      }
      unsafe size = (Int(image.width), Int(image.height))
      guard size.width <= limit, size.height <= limit else { return .tooLarge }
      unsafe image.format = Self.format
      // Deep pictures that say nothing of their colours would be taken for linear ones otherwise.
      unsafe image.flags |= png_uint_32(PNG_IMAGE_FLAG_16BIT_sRGB)
      channels = [UInt16](repeating: 0, count: size.width * size.height * Self.channelCount)
      let isRead = unsafe channels.withUnsafeMutableBytes { buffer in
        unsafe png_image_finish_read(&image, nil, buffer.baseAddress, 0, nil) != 0
      }
      return unsafe isRead ? nil : .damaged(reason: Self.message(of: image))
    }
    if let fault { throw fault }
    guard let image = LinearImage(width: size.width, height: size.height, channels: channels) else {
      throw .damaged(reason: "it has no pixels")
    }
    self = image
  }

  /// The picture as a PNG file with eight bits a channel in sRGB; empty where there is no memory for it.
  package var png: [UInt8] {
    var image = unsafe png_image()
    unsafe image.version = png_uint_32(PNG_IMAGE_VERSION)
    unsafe image.width = png_uint_32(width)
    unsafe image.height = png_uint_32(height)
    unsafe image.format = Self.format
    // What cannot be made smaller grows by a small part of itself.
    let raw = (width * Self.channelCount + 1) * height
    var count = png_alloc_size_t(raw + raw / 100 + 4096)
    var bytes = [UInt8](repeating: 0, count: Int(count))
    let isWritten = unsafe channels.withUnsafeBytes { channels in
      unsafe bytes.withUnsafeMutableBytes { bytes in
        unsafe png_image_write_to_memory(&image, bytes.baseAddress, &count, 1, channels.baseAddress, 0, nil) != 0
      }
    }
    return isWritten ? Array(bytes.prefix(Int(count))) : []
  }

  /// `PNG_FORMAT_LINEAR_RGB_ALPHA`, which Swift does not import.
  private static let format = png_uint_32(PNG_FORMAT_FLAG_LINEAR | PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)

  static func message(of image: png_image) -> String {
    unsafe withUnsafeBytes(of: image.message) { message in
      unsafe String(decoding: message.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
