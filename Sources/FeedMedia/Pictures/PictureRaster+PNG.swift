import CPNG

extension PictureRaster {
  /// Reads a PNG file of any kind, whose colours are taken for sRGB where it does not say otherwise.
  static func png(_ bytes: [UInt8], isAllowed: (Int, Int) -> Bool) throws(ImageError) -> PictureRaster {
    let result = unsafe bytes.withUnsafeBytes { bytes -> Result<PictureRaster, ImageError> in
      var image = unsafe png_image()
      unsafe image.version = png_uint_32(PNG_IMAGE_VERSION)
      defer { unsafe png_image_free(&image) }
      guard unsafe png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0 else {
        return unsafe .failure(.damaged(reason: PNGFile.fault(of: image)))
      }
      guard unsafe isAllowed(Int(image.width), Int(image.height)),
        let raster = unsafe PictureRaster(width: Int(image.width), height: Int(image.height))
      else {
        return .failure(.tooLarge)
      }
      unsafe image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA | PNG_FORMAT_FLAG_BGR)
      unsafe image.flags |= png_uint_32(PNG_IMAGE_FLAG_16BIT_sRGB)
      let isRead = unsafe raster.withPixels { pixels, stride in
        unsafe png_image_finish_read(&image, nil, pixels, png_int_32(stride), nil) != 0
      }
      return isRead == true ? .success(raster) : unsafe .failure(.damaged(reason: PNGFile.fault(of: image)))
    }
    return try result.get()
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

  /// What is wrong with a file that cannot be read.
  static func fault(of image: png_image) -> String {
    unsafe withUnsafeBytes(of: image.message) { message in
      unsafe String(decoding: message.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
