import CPNG
package import FeedDiagnostics

extension PictureRaster {
  /// Reads a PNG file of any kind, whose colours are taken for sRGB where it does not say otherwise.
  static func png(_ bytes: [UInt8], isAllowed: (Int, Int) -> Bool) throws(MediaError) -> PictureRaster {
    var raster: PictureRaster?
    let format = PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA | PNG_FORMAT_FLAG_BGR
    try unsafe PNGFile.read(bytes, as: png_uint_32(format)) { image in
      let (width, height) = unsafe (Int(image.width), Int(image.height))
      raster = isAllowed(width, height) ? PictureRaster(width: width, height: height) : nil
      return unsafe raster?.withPixels { pixels, stride in
        unsafe png_image_finish_read(&image, nil, pixels, png_int_32(stride), nil) != 0
      }
    }
    guard let raster else { throw .tooLarge }
    return raster
  }

  /// A PNG file of the picture; empty where there is no memory for it.
  func png() -> [UInt8] {
    let channelCount = isTransparent ? 4 : 3
    var pixels = [UInt8](repeating: 0, count: width * height * channelCount)
    unsafe withPixels { source, stride in
      for row in 0..<height {
        var (place, target) = (row * stride, row * width * channelCount)
        for _ in 0..<width {
          for channel in 0..<channelCount { unsafe pixels[target + channel] = source[place + channel] }
          (place, target) = (place + 4, target + channelCount)
        }
      }
    }
    let format = png_uint_32(
      PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_BGR | (channelCount == 4 ? PNG_FORMAT_FLAG_ALPHA : 0))
    return PNGFile.bytes(of: pixels, format, width: width, height: height)
  }

  /// Whether the picture has no more than 256 colours, as drawings and screenshots of text have.
  var hasFewColors: Bool {
    var colors: Set<UInt32> = []
    let isSmall = unsafe withPixels { source, stride in
      for row in 0..<height {
        var last: UInt32?
        for column in 0..<width {
          let place = row * stride + column * 4
          let color = (0..<4).reduce(UInt32(0)) { unsafe $0 << 8 | UInt32(source[place + $1]) }
          if color != last, colors.insert(color).inserted, colors.count > 256 { return false }
          last = color
        }
      }
      return true
    }
    return isSmall ?? false
  }
}

/// What all kinds of pictures need of libpng.
enum PNGFile {
  /// A file with eight bits a channel; empty where there is no memory for it.
  static func bytes<Channel>(of pixels: [Channel], _ format: png_uint_32, width: Int, height: Int) -> [UInt8] {
    var image = unsafe png_image()
    unsafe image.version = png_uint_32(PNG_IMAGE_VERSION)
    unsafe image.width = png_uint_32(width)
    unsafe image.height = png_uint_32(height)
    unsafe image.format = format
    // What cannot be made smaller grows by a small part of itself.
    let raw = pixels.count + height
    var count = png_alloc_size_t(raw + raw / 100 + 4096)
    var bytes = [UInt8](repeating: 0, count: Int(count))
    let isWritten = unsafe pixels.withUnsafeBytes { pixels in
      unsafe bytes.withUnsafeMutableBytes { bytes in
        unsafe png_image_write_to_memory(&image, bytes.baseAddress, &count, 1, pixels.baseAddress, 0, nil) != 0
      }
    }
    return isWritten ? Array(bytes.prefix(Int(count))) : []
  }

  /// Opens a file of any kind, whose colours are taken for sRGB where it does not say otherwise.
  ///
  /// - Parameter finish: Reads the pixels, and says whether it could; nil where they are too many.
  static func read(
    _ bytes: [UInt8], as format: png_uint_32, _ finish: (inout png_image) -> Bool?
  ) throws(MediaError) {
    let fault = unsafe bytes.withUnsafeBytes { bytes -> MediaError? in
      var image = unsafe png_image()
      unsafe image.version = png_uint_32(PNG_IMAGE_VERSION)
      defer { unsafe png_image_free(&image) }
      if unsafe png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0 {
        unsafe image.format = format
        // Deep pictures that say nothing of their colours would be taken for linear ones otherwise.
        unsafe image.flags |= png_uint_32(PNG_IMAGE_FLAG_16BIT_sRGB)
        guard let isRead = unsafe finish(&image) else { return .tooLarge }
        if isRead { return nil }
      }
      return unsafe withUnsafeBytes(of: image.message) { message in
        unsafe .undecodable(reason: String(decoding: message.prefix { $0 != 0 }, as: UTF8.self))
      }
    }
    if let fault { throw fault }
  }
}

extension LinearImage {
  /// Reads a PNG file of any kind, whose colours are taken for sRGB where it does not say otherwise.
  ///
  /// - Parameter limit: How many pixels the longer side may have.
  package init(png bytes: [UInt8], limit: Int) throws(MediaError) {
    var pixels: [UInt16] = []
    var (width, height) = (0, 0)
    try unsafe PNGFile.read(bytes, as: Self.format) { image in
      unsafe (width, height) = (Int(image.width), Int(image.height))
      guard max(width, height) <= limit else { return nil }
      pixels = [UInt16](repeating: 0, count: width * height * Self.channelCount)
      return unsafe pixels.withUnsafeMutableBytes { buffer in
        unsafe png_image_finish_read(&image, nil, buffer.baseAddress, 0, nil) != 0
      }
    }
    guard let image = LinearImage(width: width, height: height, channels: pixels) else {
      throw .undecodable(reason: "it has no pixels")
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

/// A chunk of a PNG file (PNG, third edition, section 5.3), and the compression that chunks use.
enum PNGChunk {
  /// A chunk with its length and check sum.
  static func bytes(_ type: String, _ content: [UInt8]) -> [UInt8] {
    let checked = Array(type.utf8) + content
    let sum = unsafe crc32(0, checked, uInt(checked.count))
    return [UInt8](bigEndian: content.count, count: 4) + checked + [UInt8](bigEndian: Int(sum), count: 4)
  }

  /// What was compressed; empty where that is more than a limit or makes no sense.
  static func inflated(_ compressed: [UInt8], limit: Int) -> [UInt8] {
    var count = uLongf(limit)
    var result = [UInt8](repeating: 0, count: limit)
    let status = unsafe uncompress(&result, &count, compressed, uLong(compressed.count))
    return status == Z_OK ? Array(result.prefix(Int(count))) : []
  }

  /// Bytes as chunks hold them; empty where there is no memory for them.
  ///
  /// - Parameter level: How much time it takes to make them smaller, from 1 to 9.
  static func deflated(_ bytes: [UInt8], level: Int32 = 9) -> [UInt8] {
    var count = compressBound(uLong(bytes.count))
    var result = [UInt8](repeating: 0, count: Int(count))
    let status = unsafe compress2(&result, &count, bytes, uLong(bytes.count), level)
    return status == Z_OK ? Array(result.prefix(Int(count))) : []
  }
}
