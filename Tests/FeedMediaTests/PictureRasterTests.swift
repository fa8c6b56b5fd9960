import Testing

@testable import FeedMedia

@Suite("The pixels of pictures")
struct PictureRasterTests {
  /// The file of a camera that says how its picture is turned.
  private static func orientation(_ value: UInt8) throws -> ExifOrientation {
    let attributes: [UInt8] =
      Array("II*\0".utf8) + [8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, value, 0, 0, 0, 0, 0, 0, 0]
    return try ExifOrientation(ByteSource(attributes), at: 0, count: attributes.count)
  }

  /// The amounts of blue, row by row.
  private static func rows(of raster: PictureRaster) throws -> [[UInt8]] {
    try #require(
      unsafe raster.withPixels { pixels, stride in
        (0..<raster.height).map { row in (0..<raster.width).map { unsafe pixels[row * stride + $0 * 4] } }
      })
  }

  /// Three by two pixels, numbered as they are read.
  private static func numbered() throws -> PictureRaster {
    let raster = try #require(PictureRaster(width: 3, height: 2))
    unsafe raster.withPixels { pixels, stride in
      for row in 0..<2 {
        for column in 0..<3 {
          for channel in 0..<4 {
            unsafe pixels[row * stride + column * 4 + channel] = channel == 0 ? UInt8(row * 3 + column) : 255
          }
        }
      }
    }
    return raster
  }

  @Test(
    "Are turned as Exif says where its first row and its first column belong (Exif 2.32, section 4.6.4 A)",
    arguments: [
      (1, [[0, 1, 2], [3, 4, 5]]), (2, [[2, 1, 0], [5, 4, 3]]), (3, [[5, 4, 3], [2, 1, 0]]),
      (4, [[3, 4, 5], [0, 1, 2]]), (5, [[0, 3], [1, 4], [2, 5]]), (6, [[3, 0], [4, 1], [5, 2]]),
      (7, [[5, 2], [4, 1], [3, 0]]), (8, [[2, 5], [1, 4], [0, 3]]),
    ] as [(UInt8, [[UInt8]])])
  func upright(value: UInt8, rows: [[UInt8]]) throws {
    let turned = try #require(try Self.numbered().upright(Self.orientation(value)))
    #expect(try Self.rows(of: turned) == rows)
  }

  @Test
  func `A smaller picture is the average of areas, and the larger one stays as it was`() throws {
    let raster = try Self.numbered()
    let smaller = try #require(raster.scaled(width: 3, height: 1))
    let row = try #require(try Self.rows(of: smaller).first)
    // Between two numbers, libwebp rounds as it likes.
    #expect(zip(row, [1.5, 2.5, 3.5]).allSatisfy { abs(Double($0) - $1) <= 0.5 }, "\(row)")
    #expect(try Self.rows(of: raster) == [[0, 1, 2], [3, 4, 5]])
  }

  @Test
  func `Few colours are kept exactly in WebP`() throws {
    let raster = try Self.numbered()
    #expect(raster.hasFewColors)
    let file = raster.webP(quality: 50, isExact: true)
    let read = try #require(try PictureRaster.webP(file, width: 3, height: 2) { $0 == 3 && $1 == 2 })
    #expect(try Self.rows(of: read) == [[0, 1, 2], [3, 4, 5]])
  }
}
