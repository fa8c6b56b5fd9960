import CTurboJPEG

extension PictureRaster {
  /// Reads a JPEG file, made smaller by a half, a quarter or an eighth on the way where that leaves enough of it.
  ///
  /// - Parameters:
  ///   - width: How many pixels are needed from left to right at least.
  ///   - height: The same from top to bottom.
  ///   - isAllowed: Whether a file of a width and height is read.
  static func jpeg(
    _ bytes: [UInt8], width: Int, height: Int, isAllowed: (Int, Int) -> Bool
  ) throws(ImageError) -> PictureRaster {
    guard let decoder = unsafe tjInitDecompress() else { throw .tooLarge }
    defer { unsafe tjDestroy(decoder) }
    var (fullWidth, fullHeight, sampling, colors) = (Int32(0), Int32(0), Int32(0), Int32(0))
    let header = unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe tjDecompressHeader3(
        decoder, bytes.baseAddress, UInt(bytes.count), &fullWidth, &fullHeight, &sampling, &colors)
    }
    guard header == 0, fullWidth > 0, fullHeight > 0 else {
      throw .damaged(reason: unsafe JPEGError.message(of: decoder))
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
    if result != 0, let reason = unsafe JPEGError.fault(of: decoder) { throw .damaged(reason: reason) }
    if isInk { raster.removeInk() }
    return raster
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

/// What TurboJPEG says of a file that it cannot read.
enum JPEGError {
  /// What is wrong after a failed call; nil where every program shows the picture as a whole all the same.
  static func fault(of decoder: tjhandle) -> String? {
    let message = unsafe message(of: decoder)
    let isWarning = unsafe tjGetErrorCode(decoder) == Int32(TJERR_WARNING.rawValue)
    return isWarning && message.contains("extraneous bytes") ? nil : message
  }

  static func message(of decoder: tjhandle) -> String {
    unsafe tjGetErrorStr2(decoder).map { unsafe String(cString: $0) } ?? ""
  }
}
