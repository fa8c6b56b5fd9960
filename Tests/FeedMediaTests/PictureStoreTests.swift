import FeedDiagnostics
import FeedMedia
import FeedModel
import Foundation
import Synchronization
import TestSupport
import Testing

@Suite("Pictures as they are published")
struct PictureStoreTests {
  private static func size(_ width: Int, _ height: Int) throws -> PixelSize {
    try #require(PixelSize(width: width, height: height))
  }

  private static func facts(_ bytes: [UInt8]) -> MediaFacts {
    MediaProbe(ByteSource(bytes), named: MediaTypes.unknown).facts
  }

  private static let jpeg = SamplePicture.jpeg

  private static func plan(turned: Bool = false) throws -> PicturePlan {
    PicturePlan(
      mimeType: "image/jpeg", originalSize: turned ? try size(120, 160) : try size(160, 120), isUpright: !turned,
      keepsOriginal: false)
  }

  @Test
  func `Files of one picture have the sizes and formats that are planned`() throws {
    let store = PictureStore(folder: nil) { _ throws(MediaError) in Self.jpeg }
    let plan = try Self.plan()
    #expect(!plan.isRedrawn)
    #expect(plan.renditions.map(\.mimeType) == ["image/webp"])
    for rendition in plan.renditions {
      let facts = Self.facts(try store.file(rendition, ofPictureAt: "a.jpg", plan))
      #expect(facts.pixelSize == rendition.size)
      #expect(facts.mimeType == rendition.mimeType)
    }
  }

  @Test
  func `A picture that is turned is published as it is shown`() throws {
    let exif: [UInt8] =
      [0xFF, 0xE1, 0, 34] + Array("Exif\0\0MM\0*".utf8) + [0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6]
      + [UInt8](repeating: 0, count: 6)
    let turned = SamplePicture.half[..<20] + exif + SamplePicture.half[20...]
    let upright = Self.facts(SamplePicture.half)
    let size = try #require(upright.pixelSize)
    let shown = try Self.size(size.height, size.width)
    #expect(Self.facts(Array(turned)).pixelSize == shown)
    let plan = PicturePlan(mimeType: "image/jpeg", originalSize: shown, isUpright: false, keepsOriginal: false)
    let store = PictureStore(folder: nil) { _ throws(MediaError) in Array(turned) }
    let published = try store.file(nil, ofPictureAt: "a.jpg", plan)
    #expect(Self.facts(published).pixelSize == shown)
    #expect(Self.facts(published).orientation.isUpright)
    #expect(Data(published).firstRange(of: Array("Exif".utf8)) == nil)
  }

  @Test
  func `What was made once is found again by what is in the picture, whatever it is called`() throws {
    let folder = try TemporaryFolder()
    let reads = Mutex(0)
    let plan = try Self.plan()
    func store() -> PictureStore {
      PictureStore(folder: folder.path) { _ throws(MediaError) in
        reads.withLock { $0 += 1 }
        return Self.jpeg
      }
    }
    let first = try store().file(plan.renditions[0], ofPictureAt: "a.jpg", plan)
    #expect(reads.withLock { $0 } == 2)
    // The second time, the picture is read for its digest and not drawn.
    #expect(try store().file(plan.renditions[0], ofPictureAt: "b.jpg", plan) == first)
    #expect(reads.withLock { $0 } == 3)
    // Without the folder, everything is made again.
    try FileManager.default.removeItem(atPath: folder.path)
    #expect(try store().file(plan.renditions[0], ofPictureAt: "a.jpg", plan) == first)
    #expect(reads.withLock { $0 } == 5)
  }

  @Test
  func `A damaged picture is published as it is, without what it says of its making`() throws {
    let comment: [UInt8] = [0xFF, 0xFE, 0, 8] + Array("SECRET".utf8)
    let broken = Array(Self.jpeg[..<20] + comment + Self.jpeg[20..<400])
    let store = PictureStore(folder: nil) { _ throws(MediaError) in broken }
    let plan = try Self.plan()
    let published = try store.file(plan.renditions[0], ofPictureAt: "a.jpg", plan)
    #expect(published.starts(with: [0xFF, 0xD8]))
    #expect(Data(published).firstRange(of: Array("SECRET".utf8)) == nil)
  }

  @Test
  func `A picture that cannot be read is an error`() throws {
    let store = PictureStore(folder: nil) { _ throws(MediaError) in throw .unreadable(reason: "it is gone") }
    let plan = try Self.plan()
    #expect(throws: MediaError.unreadable(reason: "it is gone")) {
      try store.file(plan.renditions[0], ofPictureAt: "a.jpg", plan)
    }
  }

  @Test
  func `What nobody asked for in 90 days is removed, and looked for once a day`() throws {
    let folder = try TemporaryFolder()
    func age(_ name: String, days: Double) throws {
      let date = Date(timeIntervalSinceNow: -days * 86_400)
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: folder.path(of: name))
    }
    for (name, days) in [("ab/old", 91.0), ("ab/new", 89)] {
      try folder.put("", at: name)
      try age(name, days: days)
    }
    let store = PictureStore(folder: folder.path) { _ throws(MediaError) in [] }
    store.removeUnused()
    #expect(!folder.exists("ab/old") && folder.exists("ab/new"))
    try age("ab/new", days: 91)
    store.removeUnused()
    #expect(folder.exists("ab/new"))
    try age("last-removal", days: 1.1)
    store.removeUnused()
    #expect(!folder.exists("ab/new"))
  }

  @Test
  func `The colours of a picture are kept, and so is that it has none`() throws {
    let folder = try TemporaryFolder()
    for (bytes, color) in [(SamplePicture.jpeg, "#db4924" as String?), (SamplePNG.palette, nil)] {
      let format: ImageFormat = color == nil ? .png : .jpeg
      for _ in 0..<2 {
        let store = PictureStore(folder: folder.path) { _ throws(MediaError) in bytes }
        let colors = try store.colors(ofPictureAt: "a", as: format, try Self.size(160, 120))
        #expect(colors.average?.hexadecimal == color)
        #expect((colors.dominant?.hexadecimal.hasPrefix("#d")) == color.map { _ in true })
      }
    }
  }
}
