import CPNG

extension LinearImage {
  /// Reads a PNG file of any kind, whose colours are taken for sRGB where it does not say otherwise.
  ///
  /// - Parameter limit: How many pixels the longer side may have.
  package init(png bytes: [UInt8], limit: Int) throws(ImageError) {
    let pixels = try PNGPixels<UInt16>(bytes) { max($0, $1) <= limit }
    guard let image = LinearImage(width: pixels.width, height: pixels.height, channels: pixels.channels) else {
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
    unsafe image.format = PNGPixels<UInt16>.linear
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
}

/// The pixels of a PNG file: 16 bits a channel of linear light with opacity, or 8 bits of sRGB with opacity where the file
/// has it.
struct PNGPixels<Channel: FixedWidthInteger> {
  private(set) var channels: [Channel] = []
  private(set) var width = 0
  private(set) var height = 0
  private(set) var channelCount = 0

  /// `PNG_FORMAT_LINEAR_RGB_ALPHA`, which Swift does not import.
  static var linear: png_uint_32 { png_uint_32(PNG_FORMAT_FLAG_LINEAR | PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA) }

  /// Reads a file whose width and height are allowed.
  init(_ bytes: [UInt8], isAllowed: (_ width: Int, _ height: Int) -> Bool) throws(ImageError) {
    let fault = unsafe bytes.withUnsafeBytes { bytes -> ImageError? in
      var image = unsafe png_image()
      unsafe image.version = png_uint_32(PNG_IMAGE_VERSION)
      defer { unsafe png_image_free(&image) }
      guard unsafe png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0 else {
        return unsafe .damaged(reason: Self.message(of: image))
      }
      unsafe (width, height) = (Int(image.width), Int(image.height))
      guard isAllowed(width, height) else { return .tooLarge }
      let isLinear = Channel.bitWidth == 16
      let hasAlpha = unsafe isLinear || image.format & png_uint_32(PNG_FORMAT_FLAG_ALPHA) != 0
      channelCount = hasAlpha ? 4 : 3
      unsafe image.format =
        isLinear ? Self.linear : png_uint_32(PNG_FORMAT_FLAG_COLOR | (hasAlpha ? PNG_FORMAT_FLAG_ALPHA : 0))
      // Deep pictures that say nothing of their colours would be taken for linear ones otherwise.
      unsafe image.flags |= png_uint_32(PNG_IMAGE_FLAG_16BIT_sRGB | (isLinear ? 0 : PNG_IMAGE_FLAG_FAST))
      channels = [Channel](repeating: 0, count: width * height * channelCount)
      let isRead = unsafe channels.withUnsafeMutableBytes { buffer in
        unsafe png_image_finish_read(&image, nil, buffer.baseAddress, 0, nil) != 0
      }
      return unsafe isRead ? nil : .damaged(reason: Self.message(of: image))
    }
    if let fault { throw fault }
  }

  private static func message(of image: png_image) -> String {
    unsafe withUnsafeBytes(of: image.message) { message in
      unsafe String(decoding: message.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
