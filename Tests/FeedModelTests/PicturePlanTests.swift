import FeedModel
import Testing

@Suite("In which sizes a picture is published")
struct PicturePlanTests {
  private static func plan(
    _ width: Int, _ height: Int, type: String = "image/jpeg", isUpright: Bool = true, keepsOriginal: Bool = false
  ) throws -> PicturePlan {
    PicturePlan(
      mimeType: type, originalSize: try #require(PixelSize(width: width, height: height)), isUpright: isUpright,
      keepsOriginal: keepsOriginal)
  }

  @Test(
    "A large picture becomes half as large where that is enough, else as large as any is",
    arguments: [
      ((4000, 3000), (2000, 1500)), ((4032, 3024), (2016, 1512)), ((3000, 4000), (1500, 2000)),
      ((6000, 4000), (2400, 1600)), ((2500, 1000), (2400, 960)), ((12_000, 2000), (2400, 400)),
      ((2400, 1800), (2400, 1800)), ((3, 9000), (1, 2400)),
    ])
  func publishedSize(original: (Int, Int), published: (Int, Int)) throws {
    let plan = try Self.plan(original.0, original.1)
    #expect((plan.size.width, plan.size.height) == published)
    #expect(plan.isRedrawn == (original != published))
  }

  @Test
  func `Smaller files come in the picture's own format and in WebP`() throws {
    let route = Route("/photos/rain.day.jpg")
    #expect(
      try Self.plan(800, 600).renditions.map { $0.route(of: route).path } == [
        "/photos/rain.day.160.jpg", "/photos/rain.day.320.jpg", "/photos/rain.day.640.jpg",
        "/photos/rain.day.jpg.160.webp", "/photos/rain.day.jpg.320.webp", "/photos/rain.day.jpg.640.webp",
        "/photos/rain.day.jpg.800.webp",
      ])
    #expect(try Self.plan(800, 600).renditions.map(\.size.height) == [120, 240, 480, 120, 240, 480, 600])
    #expect(
      try Self.plan(800, 600, type: "image/webp").renditions.map { $0.route(of: Route("/rain.webp")).path } == [
        "/rain.160.webp", "/rain.320.webp", "/rain.640.webp",
      ])
    #expect(
      try Self.plan(4000, 3000).renditions.map(\.size.width) == [160, 320, 640, 1080, 1600, 160, 320, 640, 1080, 1600])
    #expect(try Self.plan(100, 100, type: "image/webp").renditions.isEmpty)
  }

  @Test
  func `An original that is to be published is, however it is turned`() throws {
    let plan = try Self.plan(4000, 3000, isUpright: false, keepsOriginal: true)
    #expect(plan.size.width == 4000)
    #expect(!plan.isRedrawn)
    #expect(try Self.plan(400, 300, isUpright: false).isRedrawn)
  }
}
