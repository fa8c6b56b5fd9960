import FeedDiagnostics
import FeedMedia
import Testing

@Suite("Pictures as PNG files")
struct PNGTests {
  @Test
  func `Files of every kind are read: palettes, single bits, sixteen bits`() throws {
    let palette = try LinearImage(png: SamplePNG.palette, limit: 10)
    #expect(palette.channels == [0, 0, 0, 0, 0, 0, .max, .max])
    let board = try LinearImage(png: SamplePNG.checkerboard, limit: 10)
    #expect(board.channels.enumerated().filter { $0.offset % 4 == 0 }.map(\.element) == [0, .max, .max, 0])
    let deep = try LinearImage(png: SamplePNG.deep, limit: 10).channels
    #expect(deep[0] == .max && deep[2] == 0 && deep[3] == .max)
    // Half of the numbers is a fifth of the light.
    #expect((13_800...14_400).contains(deep[1]))
  }

  @Test
  func `What is written is read again as it was, and twice the same`() throws {
    let image = try #require(
      LinearImage(width: 1, height: 2, channels: [.max, 0, 0, .max, 0, 0, 0, 0]))
    #expect(try LinearImage(png: image.png, limit: 2) == image)
    #expect(image.png == image.png)
  }

  @Test
  func `A broken file is a fault, wherever it breaks off`() {
    for count in 0..<SamplePNG.palette.count - 12 {
      #expect(throws: MediaError.self) { try LinearImage(png: Array(SamplePNG.palette.prefix(count)), limit: 10) }
    }
    #expect(throws: MediaError.self) { try LinearImage(png: Array("<svg/>".utf8), limit: 10) }
    var damaged = SamplePNG.palette
    damaged[damaged.count - 20] ^= 0xFF
    #expect(throws: MediaError.self) { try LinearImage(png: damaged, limit: 10) }
  }

  @Test
  func `A file of too many pixels is refused before its pixels are read`() {
    #expect(throws: MediaError.tooLarge) { try LinearImage(png: SamplePNG.palette, limit: 1) }
  }
}
