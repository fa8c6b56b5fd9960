import FeedMedia
import FeedModel
import Foundation
import MediaSamples
import Testing

@Suite("Removing metadata from films and images of boxes")
struct ISOMetadataTests {
  private static let secret = Array("SECRET".utf8)

  private static func published(_ bytes: [UInt8], named name: String = "x.mp4") -> [UInt8] {
    MetadataRemoval.edits(of: bytes, named: name).applied(to: bytes)
  }

  private static func holdsSecret(_ bytes: [UInt8]) -> Bool { Data(bytes).firstRange(of: secret) != nil }

  /// A film whose last box describes it, with more boxes at the end of boxes, of which each holds the next one.
  private static func film(adding extra: [UInt8], to names: [String] = ["moov"]) throws -> [UInt8] {
    var film = try #require(try MediaFixture.all.first { $0.name == "film.mp4" }?.bytes)
    var end = film.count
    var sizes: [Int] = []
    var start = 0
    for name in names {
      start = try #require(Data(film).range(of: Data(name.utf8), in: start..<end)).lowerBound - 4
      sizes.append(start)
      end = start + film[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    for size in sizes {
      let old = film[size..<size + 4].reduce(0) { $0 << 8 | Int($1) }
      film.replaceSubrange(size..<size + 4, with: MediaBytes.big(old + extra.count, 4))
    }
    film.insert(contentsOf: extra, at: end)
    return film
  }

  @Test(arguments: [
    ["moov"], ["moov", "trak"], ["moov", "trak", "mdia"], ["moov", "trak", "mdia", "minf"],
    ["moov", "trak", "mdia", "minf", "stbl"],
  ])
  func `Boxes that players do not need go wherever they stand`(names: [String]) throws {
    for type in ["free", "skip", "uuid", "udta", "meta", "GPS ", "name"] {
      let file = try Self.film(adding: MediaBytes.box(type, Self.secret + Self.secret), to: names)
      let published = Self.published(file)
      #expect(!Self.holdsSecret(published), "\(type)")
      #expect(published.count == file.count)
      #expect(MediaProbe(ByteSource(published), named: "video/mp4").facts.duration == .milliseconds(200))
    }
  }

  @Test
  func `Of a JPEG XL file, Exif and XMP go and the pixels stay`() {
    let start = MediaBytes.box("JXL ", [0x0D, 0x0A, 0x87, 0x0A]) + MediaBytes.fileType("jxl ")
    let pixels = MediaBytes.box("jxlc", [0xFF, 0x0A] + Array("SECRET".utf8))
    let file = start + MediaBytes.box("Exif", MediaBytes.big(0, 4) + Self.secret) + MediaBytes.box("xml ", Self.secret)
    let published = Self.published(file + pixels, named: "x.jxl")
    #expect(published.starts(with: start) && published.suffix(pixels.count).elementsEqual(pixels))
    #expect(!Self.holdsSecret(Array(published.dropLast(pixels.count))))
    let bare: [UInt8] = [0xFF, 0x0A] + Self.secret
    #expect(Self.published(bare, named: "x.jxl") == bare)
  }

  @Test
  func `Boxes beside the film go, and what no box holds`() throws {
    let film = try Self.film(adding: MediaBytes.box("udta", MediaBytes.box("\u{A9}xyz", Self.secret)))
    for extra in ["free", "prft", "inst", "mpvd"].map({ MediaBytes.box($0, Self.secret) })
      + [Self.secret, MediaBytes.big(2, 4) + Self.secret + Self.secret]
    {
      let published = Self.published(film + extra)
      #expect(!Self.holdsSecret(published))
      #expect(published.count == film.count + extra.count)
      #expect(published.starts(with: Self.published(film)))
      #expect(Self.published(published) == published)
    }
  }

  @Test
  func `What follows a damaged box goes all the same`() throws {
    let damaged = MediaBytes.box("trak", MediaBytes.big(4, 4) + Array("mdia".utf8) + Self.secret)
    let place = MediaBytes.box("udta", MediaBytes.box("\u{A9}xyz", Self.secret))
    let published = Self.published(try Self.film(adding: damaged + place))
    #expect(!Self.holdsSecret(published))
    #expect(Self.published(published) == published)
  }

  @Test
  func `A track of places goes with its samples, and those of other tracks stay`() throws {
    func table(at place: Int) -> [UInt8] {
      let lengths = MediaBytes.big(0, 4) + MediaBytes.big(0, 4) + MediaBytes.big(3, 4)
      return MediaBytes.box(
        "stsc", MediaBytes.big(0, 4) + MediaBytes.big(1, 4) + [1, 2, 1].flatMap { MediaBytes.big($0, 4) })
        + MediaBytes.box("stsz", lengths + [2, 4, 6].flatMap { MediaBytes.big($0, 4) })
        + MediaBytes.box(
          "stco", MediaBytes.big(0, 4) + MediaBytes.big(2, 4) + [place, place + 9].flatMap { MediaBytes.big($0, 4) })
    }
    func track(at place: Int) -> [UInt8] {
      let information = MediaBytes.box("minf", MediaBytes.box("stbl", table(at: place)))
      return MediaBytes.box("trak", MediaBytes.box("mdia", MediaBytes.handler("meta") + information))
    }
    let samples = Self.secret + Array("...".utf8) + Self.secret + Array("...".utf8)
    let start = try Self.film(adding: track(at: 0)).count + 8
    let file = try Self.film(adding: track(at: start)) + MediaBytes.box("mdat", samples)
    let published = Self.published(file)
    let nothing = [UInt8](repeating: 0, count: 6)
    #expect(published[start...].elementsEqual(nothing + Array("...".utf8) + nothing + Array("...".utf8)))
    let film = try #require(try MediaFixture.all.first { $0.name == "film.mp4" }?.bytes)
    let sound = try #require(Data(film).firstRange(of: Data("mdat".utf8))).lowerBound
    let end = try #require(Data(film).firstRange(of: Data("moov".utf8))).lowerBound - 4
    #expect(published[sound..<end] == film[sound..<end])
  }

  @Test(arguments: [
    ("text", "\u{10}DJI.Subtitle", true), ("sbtl", "DJI.Subtitle", true), ("text", "Chapters", false),
    ("text", "Sound DJI.Mix", false),
  ])
  func `Subtitles with the places of a drone go, and others stay`(kind: String, name: String, goes: Bool) throws {
    let words = MediaBytes.big(0, 8) + Array(kind.utf8) + MediaBytes.big(0, 12) + Array(name.utf8) + [0]
    func track(at place: Int) -> [UInt8] {
      let numbers = [
        ("stsc", [0, 1, 1, 1, 1]), ("stsz", [0, Self.secret.count, 1]), ("stco", [0, 1, place]),
      ]
      let table = numbers.flatMap { MediaBytes.box($0, $1.flatMap { MediaBytes.big($0, 4) }) }
      let information = MediaBytes.box("minf", MediaBytes.box("stbl", table))
      return MediaBytes.box("trak", MediaBytes.box("mdia", MediaBytes.box("hdlr", words) + information))
    }
    let start = try Self.film(adding: track(at: 0)).count + 8
    let published = Self.published(try Self.film(adding: track(at: start)) + MediaBytes.box("mdat", Self.secret))
    #expect(published[start...].elementsEqual(goes ? [UInt8](repeating: 0, count: Self.secret.count) : Self.secret))
  }

  @Test(arguments: [0, 0x20000])
  func `Samples of a track of places in fragments go, and those of other tracks stay`(tracksFlags: Int) throws {
    let header = MediaBytes.box("tkhd", MediaBytes.big(0, 12) + MediaBytes.big(9, 4) + MediaBytes.big(0, 68))
    let track = MediaBytes.box("trak", header + MediaBytes.box("mdia", MediaBytes.handler("meta")))
    let defaults = MediaBytes.box("trex", MediaBytes.big(0, 4) + MediaBytes.big(9, 4) + MediaBytes.big(0, 16))
    func part(_ track: Int, _ numbers: [Int], runFlags: Int) -> [UInt8] {
      let header = MediaBytes.box("tfhd", MediaBytes.big(tracksFlags, 4) + MediaBytes.big(track, 4))
      let run = MediaBytes.big(runFlags, 4) + numbers.flatMap { MediaBytes.big($0, 4) }
      return MediaBytes.box("traf", header + MediaBytes.box("trun", run))
    }
    let other = Array("another track".utf8)
    // Two samples of six bytes with their durations, then those of a track that stays.
    func fragment(at place: Int) -> [UInt8] {
      let parts =
        part(9, [2, place, 1, 6, 1, 6], runFlags: 0x301) + part(1, [1, place + 12, other.count], runFlags: 0x201)
      return MediaBytes.box("moof", parts)
    }
    let film = try Self.film(adding: track + MediaBytes.box("mvex", defaults))
    let start = fragment(at: 0).count + 8
    let file = film + fragment(at: start) + MediaBytes.box("mdat", Self.secret + Self.secret + other)
    let published = Self.published(file)
    #expect(published.count == file.count)
    #expect(published.suffix(12 + other.count).elementsEqual([UInt8](repeating: 0, count: 12) + other))
    #expect(Self.published(published) == published)
  }

  @Test
  func `Samples that stand in no box of media are left where the film has them`() throws {
    var film = try #require(try MediaFixture.all.first { $0.name == "film.mp4" }?.bytes)
    let type = try #require(Data(film).firstRange(of: Data("mdat".utf8)))
    film.replaceSubrange(type, with: Array("what".utf8))
    let end = try #require(Data(film).firstRange(of: Data("moov".utf8))).lowerBound - 4
    #expect(Self.published(film)[..<end] == film[..<end])
  }

  @Test
  func `Items of an image that claim the same bytes over and over move nothing and take no memory`() throws {
    func entry(_ id: Int) -> [UInt8] {
      let version: [UInt8] = MediaBytes.big(2 << 24, 4)
      return MediaBytes.box("infe", version + MediaBytes.big(id, 2) + [0, 0] + Array("Exif".utf8) + [0])
    }
    /// A place of an item; the numbers by their sizes.
    func location(_ id: Int) -> [UInt8] {
      [(id, 2), (0, 2), (1, 2), (100_000 + id, 4), (100_000, 4)].flatMap { MediaBytes.big($0.0, $0.1) }
    }
    let count = 2_000
    let entries = (0..<count).flatMap(entry)
    let information = MediaBytes.box("iinf", MediaBytes.big(0, 4) + MediaBytes.big(count, 2) + entries)
    let locations = (0..<count).flatMap(location)
    let sizes: [UInt8] = MediaBytes.big(0, 4) + [0x44, 0]
    let places = MediaBytes.box("iloc", sizes + MediaBytes.big(count, 2) + locations)
    let meta = MediaBytes.box("meta", MediaBytes.big(0, 4) + information + places)
    let file = MediaBytes.fileType("mif1") + meta + MediaBytes.box("mdat", [UInt8](repeating: 1, count: 200_000))
    let edits = MetadataRemoval.edits(of: ByteSource(file), mimeType: "image/heic")
    #expect(edits.byteCount == file.count)
    let published = edits.applied(to: file)
    #expect(published[..<100_000].suffix(100) == file[..<100_000].suffix(100))
    #expect(published[100_000..<200_000 + count - 1].allSatisfy { $0 == 0 })
    #expect(published[(200_000 + count - 1)...].elementsEqual(file[(200_000 + count - 1)...]))
  }
}
