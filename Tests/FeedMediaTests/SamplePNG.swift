import Foundation

/// Small PNG files of different kinds.
enum SamplePNG {
  /// A palette of a transparent red and an opaque blue, a pixel of each.
  static let palette = bytes(
    "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAMAAADD/I+4AAAABlBMVEX/AAAA"
      + "AP9sof2OAAAAAnRSTlMA/1uRIrUAAAALSURBVHicY2BgBAAABAACv3o/SgAAAABJRU5ErkJggg==")

  /// Two by two pixels in one bit each: black and white, white and black.
  static let checkerboard = bytes(
    "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACAQAAAABazTCJAAAADElEQVR4nGNwYGgAAAFEAME6ehxWAAAAAElFTkSuQmCC")

  /// One pixel of 16 bits a channel: red full, green half, no blue.
  static let deep = bytes(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABEAIAAADA54+dAAAAD0lEQVR4nGP4/7+BgYEBAAz8An+jd5TMAAAAAElFTkSuQmCC")

  private static func bytes(_ base64: String) -> [UInt8] { Data(base64Encoded: base64).map([UInt8].init) ?? [] }
}
