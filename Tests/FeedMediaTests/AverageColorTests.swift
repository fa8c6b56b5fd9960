import FeedDiagnostics
import FeedMedia
import FeedModel
import Testing

@Suite("The average colour of a picture")
struct AverageColorTests {
  private static let limit = 1 << 20

  private static func color(_ bytes: [UInt8], _ format: ImageFormat) throws(MediaError) -> [Int]? {
    try PictureColors(of: bytes, as: format, limit: limit).average.map {
      [$0.red, $0.green, $0.blue]
    }
  }

  @Test(
    arguments: [
      (SamplePicture.jpeg, ImageFormat.jpeg), (SamplePicture.progressive, .jpeg), (SamplePicture.lossless, .webP),
      (SamplePicture.lossy, .webP),
    ])
  func `Is that of every pixel where all are the same, in every format`(bytes: [UInt8], format: ImageFormat) throws {
    #expect(try Self.color(bytes, format) == [6, 2, 1])
  }

  @Test
  func `Comes from inks and from greys as well`() throws {
    let inks = try #require(try Self.color(SamplePicture.inks, .jpeg))
    #expect(zip(inks, [6, 2, 1]).allSatisfy { abs($0 - $1) <= 1 }, "\(inks)")
    #expect(try Self.color(SamplePicture.grey, .jpeg) == [4, 4, 4])
  }

  @Test
  func `Is taken of the light, not of the numbers: half black and half white is brighter than the number between`()
    throws
  {
    #expect(try Self.color(SamplePicture.half, .jpeg) == [5, 5, 5])
    #expect(try Self.color(SamplePNG.checkerboard, .png) == [5, 5, 5])
    #expect(try Self.color(SamplePNG.deep, .png) == [7, 4, 0])
  }

  @Test
  func `Is not that of a picture that something shows through, nor of one that moves`() throws {
    #expect(try Self.color(SamplePNG.palette, .png) == nil)
    #expect(try Self.color(SamplePicture.glass, .webP) == nil)
    #expect(try Self.color(SamplePicture.moving, .webP) == nil)
  }

  /// A picture of rows, each of one colour.
  private static func rows(_ colors: [(red: UInt16, green: UInt16, blue: UInt16)]) throws -> [UInt8] {
    let channels = colors.flatMap { color in (0..<8).flatMap { _ in [color.red, color.green, color.blue, .max] } }
    return try #require(LinearImage(width: 8, height: colors.count, channels: channels)).png
  }

  @Test
  func `Where one hue is stronger than others, its colour dominates, and greys do not count`() throws {
    let red = (red: UInt16.max, green: UInt16(0), blue: UInt16(0))
    let blue = (red: UInt16(0), green: UInt16(0), blue: UInt16.max)
    let grey = (red: UInt16(0x8000), green: UInt16(0x8000), blue: UInt16(0x8000))
    func dominant(_ colors: [(red: UInt16, green: UInt16, blue: UInt16)]) throws -> String? {
      try PictureColors(of: try Self.rows(colors), as: .png, limit: Self.limit).dominant?.hexadecimal
    }
    #expect(try dominant([grey, grey, grey, red, red, blue]) == "#ff0000")
    #expect(try dominant([grey, blue, blue, red]) == "#0000ff")
    #expect(try dominant([grey, grey]) == nil)
    // Less than a tenth is a detail.
    #expect(try dominant([red] + [(red: UInt16, green: UInt16, blue: UInt16)](repeating: grey, count: 11)) == nil)
  }

  @Test
  func `Is known for JPEG, PNG and WebP`() {
    for type in ["image/jpeg", "image/png", "image/webp"] { #expect(ImageFormat(mimeType: type) != nil) }
    for type in ["image/gif", "image/avif", "image/svg+xml", "video/mp4", ""] {
      #expect(ImageFormat(mimeType: type) == nil)
    }
  }

  @Test
  func `A picture of too many pixels is refused before its pixels are read`() {
    for (bytes, format) in [
      (SamplePicture.jpeg, ImageFormat.jpeg), (SamplePicture.lossy, .webP), (SamplePNG.checkerboard, .png),
    ] {
      #expect(throws: MediaError.tooLarge) { try PictureColors(of: bytes, as: format, limit: 3) }
    }
    // A small file that says it has 65,500 pixels a side.
    var bomb = SamplePicture.jpeg
    if let frame = bomb.indices.dropLast().first(where: { bomb[$0] == 0xFF && bomb[$0 + 1] == 0xC0 }) {
      bomb.replaceSubrange(frame + 5..<frame + 9, with: [0xFF, 0xDC, 0xFF, 0xDC])
    }
    #expect(throws: MediaError.tooLarge) { try PictureColors(of: bomb, as: .jpeg, limit: 1 << 26) }
  }

  @Test(
    arguments: [
      (SamplePicture.jpeg, ImageFormat.jpeg, 20), (SamplePicture.progressive, .jpeg, 20),
      (SamplePicture.lossy, .webP, 2),
      (SamplePicture.lossless, .webP, 2), (SamplePNG.checkerboard, .png, 12),
    ])
  func `A file that breaks off is a fault, wherever that is`(bytes: [UInt8], format: ImageFormat, tail: Int) {
    for count in 0..<bytes.count - tail {
      #expect(throws: MediaError.self, "\(count)") { try Self.color(Array(bytes.prefix(count)), format) }
    }
  }

  @Test(
    arguments: [
      (SamplePicture.jpeg, ImageFormat.jpeg), (SamplePicture.progressive, .jpeg), (SamplePicture.inks, .jpeg),
      (SamplePicture.lossy, .webP), (SamplePicture.lossless, .webP), (SamplePicture.glass, .webP),
      (SamplePNG.palette, .png), (SamplePNG.deep, .png),
    ])
  func `A file with any byte changed is a colour or a fault`(bytes: [UInt8], format: ImageFormat) {
    for index in bytes.indices {
      for change: UInt8 in [0xFF, 0x01, 0x80] {
        var other = bytes
        other[index] ^= change
        _ = try? Self.color(other, format)
      }
    }
  }

  @Test
  func `A file of another format is a fault`() {
    #expect(throws: MediaError.self) { try Self.color(SamplePicture.lossy, .jpeg) }
    #expect(throws: MediaError.self) { try Self.color(SamplePicture.jpeg, .webP) }
    #expect(throws: MediaError.self) { try Self.color([], .jpeg) }
  }
}
