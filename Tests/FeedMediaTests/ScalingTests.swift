import Testing

@testable import FeedMedia

@Suite("Scaling pictures")
struct ScalingTests {
  /// A picture of one row; each number is a grey.
  private func row(_ greys: UInt16...) throws -> LinearImage {
    try #require(
      LinearImage(width: greys.count, height: 1, channels: greys.flatMap { [$0, $0, $0, .max] }))
  }

  private func greys(_ image: LinearImage) -> [UInt16] {
    image.channels.enumerated().filter { $0.offset % 4 == 0 }.map(\.element)
  }

  @Test
  func `A pixel is the average of the area that it stands for`() throws {
    #expect(greys(try row(0, 100, 200, 300).scaled(width: 2, height: 1)) == [50, 250])
    #expect(greys(try row(0, 300, 600).scaled(width: 2, height: 1)) == [100, 500])
    #expect(greys(try row(0, 300, 600).scaled(width: 1, height: 1)) == [300])
  }

  @Test
  func `Both directions are averaged`() throws {
    let board = try LinearImage(png: SamplePNG.checkerboard, limit: 2).scaled(width: 1, height: 1)
    // Half the light is three quarters of the numbers in sRGB.
    #expect(board.channels == [32_768, 32_768, 32_768, .max])
    let image = try #require(LinearImage(width: 3, height: 3, channels: (0..<36).map { UInt16($0 / 4 * 90) }))
    #expect(greys(image.scaled(width: 1, height: 3)) == [90, 360, 630])
    #expect(greys(image.scaled(width: 3, height: 1)) == [270, 360, 450])
  }

  @Test
  func `What cannot be seen has no colour to give`() throws {
    let half = try LinearImage(png: SamplePNG.palette, limit: 2).scaled(width: 1, height: 1)
    #expect(half.channels == [0, 0, 32_768, 32_768])
  }

  @Test
  func `A picture is never made larger`() throws {
    let image = try row(1, 2)
    #expect(image.scaled(width: 10, height: 10) == image)
  }

  @Test
  func `On a ground of one colour nothing is transparent any more`() throws {
    let image = try LinearImage(png: SamplePNG.palette, limit: 2)
    let placed = image.placed(on: .white, margin: 1)
    #expect(placed.width == 4 && placed.height == 3)
    let white: [UInt16] = [.max, .max, .max, .max]
    #expect(Array(placed.channels[16..<32]) == white + white + [0, 0, .max, .max] + white)
    #expect(placed.channels.enumerated().allSatisfy { $0.offset % 4 != 3 || $0.element == .max })
  }

  @Test
  func `Colours are read as CSS writes them`() {
    #expect(LinearColor("#ffffff") == .white)
    #expect(LinearColor("#FF0000") == LinearColor(red: .max, green: 0, blue: 0))
    #expect(LinearColor("#808080")?.red == 14_146)
    for text in ["", "#fff", "white", "#ggffff", "ffffff", "#fffffff", "#-12345"] { #expect(LinearColor(text) == nil) }
  }
}
