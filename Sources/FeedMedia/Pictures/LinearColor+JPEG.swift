import CTurboJPEG

extension LinearColor {
  /// The average colour of a JPEG file.
  ///
  /// TurboJPEG and not libjpeg, whose errors jump over the frames of Swift. It makes the picture eight times smaller while
  /// it reads it, for which it needs nothing but the mean of each block.
  static func average(jpeg bytes: [UInt8], limit: Int) throws(ImageError) -> LinearColor? {
    guard let decoder = unsafe tjInitDecompress() else { return nil }
    defer { unsafe tjDestroy(decoder) }
    var (width, height, sampling, colors) = (Int32(0), Int32(0), Int32(0), Int32(0))
    let header = unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe tjDecompressHeader3(
        decoder, bytes.baseAddress, UInt(bytes.count), &width, &height, &sampling, &colors)
    }
    guard header == 0, width > 0, height > 0 else { throw .damaged(reason: unsafe message(of: decoder)) }
    guard Int(width) * Int(height) <= limit else { throw .tooLarge }
    let isInk = colors == Int32(TJCS_CMYK.rawValue) || colors == Int32(TJCS_YCCK.rawValue)
    let factor: Int32 = min(width, height) < smallestScaled ? 1 : 8
    let (scaledWidth, scaledHeight) = ((width + factor - 1) / factor, (height + factor - 1) / factor)
    let (format, channelCount) = isInk ? (TJPF_CMYK, 4) : (TJPF_RGB, 3)
    var pixels = [UInt8](repeating: 0, count: Int(scaledWidth) * Int(scaledHeight) * channelCount)
    // A file can say that it comes in any number of passes.
    let flags = TJFLAG_FASTUPSAMPLE | TJFLAG_LIMITSCANS
    let result = unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe pixels.withUnsafeMutableBufferPointer { pixels in
        unsafe tjDecompress2(
          decoder, bytes.baseAddress, UInt(bytes.count), pixels.baseAddress, scaledWidth, 0, scaledHeight,
          Int32(format.rawValue), Int32(flags))
      }
    }
    if result != 0, let reason = unsafe fault(of: decoder) { throw .damaged(reason: reason) }
    if isInk { removeInk(from: &pixels) }
    return PixelSum(pixels, width: Int(scaledWidth), height: Int(scaledHeight), channelCount: channelCount).average
  }

  /// Pictures with a shorter side than this are read as they are.
  private static let smallestScaled: Int32 = 64

  /// What is wrong after a failed call; nil where every program shows the picture as a whole all the same.
  private static func fault(of decoder: tjhandle) -> String? {
    let message = unsafe message(of: decoder)
    let isWarning = unsafe tjGetErrorCode(decoder) == Int32(TJERR_WARNING.rawValue)
    return isWarning && message.contains("extraneous bytes") ? nil : message
  }

  private static func message(of decoder: tjhandle) -> String {
    unsafe tjGetErrorStr2(decoder).map { unsafe String(cString: $0) } ?? ""
  }

  /// Inks as Adobe's programs write them, from full to none, to red, green and blue.
  private static func removeInk(from pixels: inout [UInt8]) {
    for pixel in stride(from: 0, to: pixels.count, by: 4) {
      let black = Int(pixels[pixel + 3])
      for channel in 0..<3 { pixels[pixel + channel] = UInt8(Int(pixels[pixel + channel]) * black / 255) }
      pixels[pixel + 3] = 255
    }
  }
}
