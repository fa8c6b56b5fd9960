import FeedMedia
import FeedModel
import Foundation
import MediaSamples
import Testing

@Suite("Removing metadata")
struct MetadataRemovalTests {
  private static let secret = Array("SECRET".utf8)

  /// A file after its metadata were removed, as writers and servers see it.
  private static func published(_ bytes: [UInt8], named name: String) -> [UInt8] {
    MetadataRemoval.edits(of: bytes, named: name).applied(to: bytes)
  }

  private static func fixture(_ name: String) throws -> [UInt8] {
    try #require(try MediaFixture.all.first { $0.name == name }?.bytes)
  }

  private static func holdsSecret(_ bytes: [UInt8]) -> Bool { Data(bytes).firstRange(of: secret) != nil }

  /// A segment of a JPEG file.
  private static func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
    [0xFF, marker] + MediaBytes.big(content.count + 2, 2) + content
  }

  /// Exif that says how the picture is turned and who made it.
  private static func exif(orientation: Int) -> [UInt8] {
    Array("MM\0*".utf8) + MediaBytes.big(8, 4) + MediaBytes.big(1, 2) + MediaBytes.big(274, 2) + MediaBytes.big(3, 2)
      + MediaBytes.big(1, 4) + MediaBytes.big(orientation, 2) + MediaBytes.big(0, 6) + secret
  }

  /// A chunk of a PNG file, whose check sum nobody looks at.
  private static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
    MediaBytes.big(content.count, 4) + Array(type.utf8) + content + MediaBytes.big(0, 4)
  }

  @Test
  func `Of a JPEG file, the picture and its colours are left, and nothing after it`() {
    let profile = Self.segment(0xE2, Array("ICC_PROFILE\0".utf8) + [1, 1] + Array("colours".utf8))
    let foreign =
      Self.segment(0xE1, Array("Exif\0\0".utf8) + Self.exif(orientation: 1))
      + Self.segment(0xE1, Array("http://ns.adobe.com/xap/1.0/\0".utf8) + Self.secret)
      + Self.segment(0xE2, Array("MPF\0".utf8) + Self.secret) + Self.segment(0xED, Self.secret)
      + Self.segment(0xFE, Self.secret)
    let start = 20
    let whole = SamplePicture.progressive
    let file = whole[..<start] + profile + foreign + whole[start...] + Self.secret
    let expected: [UInt8] = whole[..<start] + profile + whole[start...]
    #expect(Self.published(Array(file), named: "x.jpg") == expected)
  }

  @Test
  func `What turns a JPEG file is left, and nothing else of its Exif`() throws {
    let exif = Self.segment(0xE1, Array("Exif\0\0".utf8) + Self.exif(orientation: 6))
    let published = Self.published(Array(SamplePicture.jpeg[..<20] + exif + SamplePicture.jpeg[20...]), named: "x.jpg")
    #expect(!Self.holdsSecret(published))
    let facts = MediaProbe(ByteSource(published), named: "image/jpeg").facts
    #expect(facts.orientation.isTurned)
    #expect(facts.pixelSize?.width == 120)
  }

  @Test
  func `Of a PNG file, chunks that pictures need are left`() throws {
    let plain = try Self.fixture("plain.png")
    let kept = Self.chunk("gAMA", MediaBytes.big(45_455, 4))
    let foreign =
      Self.chunk("eXIf", Self.exif(orientation: 1)) + Self.chunk("tEXt", Self.secret) + Self.chunk("iTXt", Self.secret)
      + Self.chunk("caBX", Self.secret)
    let file = plain[..<33] + kept + foreign + plain[33...] + Self.secret
    let published = Self.published(Array(file), named: "x.png")
    #expect(!Self.holdsSecret(published))
    #expect(published.starts(with: plain[..<33] + kept))
    #expect(published.suffix(12).elementsEqual(plain.suffix(12)))
  }

  @Test
  func `Of a WebP file, the picture and its colours are left, and the header says nothing else`() throws {
    let picture = Array(SamplePicture.lossy[12...])
    let header =
      Array("VP8X".utf8) + MediaBytes.little(10, 4) + [0x0C, 0, 0, 0] + MediaBytes.little(159, 3)
      + MediaBytes.little(119, 3)
    let exif = Self.exif(orientation: 1) + [0]
    let foreign =
      Array("EXIF".utf8) + MediaBytes.little(exif.count, 4) + exif + Array("XMP ".utf8) + MediaBytes.little(6, 4)
      + Self.secret
    let content = Array("WEBP".utf8) + header + picture + foreign
    let published = Self.published(Array("RIFF".utf8) + MediaBytes.little(content.count, 4) + content, named: "x.webp")
    #expect(!Self.holdsSecret(published))
    #expect(published.count == 12 + header.count + picture.count)
    #expect(published[4..<8].elementsEqual(MediaBytes.little(published.count - 8, 4)))
    #expect(published[20] == 0)
    #expect(throws: Never.self) { try PictureColors(of: published, as: .webP, limit: 1 << 20) }
  }

  @Test
  func `Of a GIF file, comments go and loops stay`() throws {
    let plain = try Self.fixture("plain.gif")
    let table = plain[10] & 0x80 == 0 ? 0 : 3 << (Int(plain[10] & 7) + 1)
    let start = 13 + table
    let comment: [UInt8] = [0x21, 0xFE, 6] + Self.secret + [0]
    let xmp: [UInt8] = [0x21, 0xFF, 11] + Array("XMP DataXMP".utf8) + [6] + Self.secret + [0]
    let loop: [UInt8] = [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
    let file = plain[..<start] + comment + loop + xmp + plain[start...]
    let expected: [UInt8] = plain[..<start] + loop + plain[start...]
    #expect(Self.published(Array(file), named: "x.gif") == expected)
  }

  @Test(arguments: ["film.mp4", "film.mov"])
  func `Of a film, places and owners go, and no byte of the rest moves`(name: String) throws {
    let film = try Self.fixture(name)
    let place = MediaBytes.box("\u{A9}xyz", Self.secret)
    let keys = MediaBytes.box("meta", Self.secret + Self.secret)
    // In front of everything, so that the places of the samples would be wrong if anything moved after it.
    let extra = MediaBytes.box("uuid", Self.secret) + MediaBytes.box("udta", place)
    let file = film + extra + MediaBytes.box("meta", keys)
    let published = Self.published(file, named: name)
    #expect(!Self.holdsSecret(published))
    #expect(published.count == file.count)
    #expect(MediaProbe(ByteSource(published), named: "video/mp4").facts.duration == .milliseconds(200))
  }

  @Test(arguments: ["film.mp4", "film.mov"])
  func `Of a film, the moments of its making and the names of its tracks go`(name: String) throws {
    var film = try Self.fixture(name)
    let times = try ["mvhd", "tkhd", "mdhd"].map { box in
      let type = try #require(Data(film).firstRange(of: Array(box.utf8)))
      return type.upperBound + 4..<type.upperBound + 12
    }
    for range in times { film.replaceSubrange(range, with: [1, 2, 3, 4, 5, 6, 7, 8]) }
    #expect(Data(film).firstRange(of: Array("Handler".utf8)) != nil)
    let published = Self.published(film, named: name)
    for range in times { #expect(published[range].allSatisfy { $0 == 0 }) }
    #expect(Data(published).firstRange(of: Array("Handler".utf8)) == nil)
    #expect(MediaProbe(ByteSource(published), named: "video/mp4").facts.duration == .milliseconds(200))
  }

  @Test
  func `The tags that name a recording stay, and no others`() throws {
    func tag(_ name: String) -> [UInt8] {
      MediaBytes.big(name == "long" ? 30 : 22 + 8, 4) + Array(name.utf8)
        + MediaBytes.box("data", MediaBytes.big(1, 8) + Self.secret)
    }
    let kept = Array("covr".utf8)
    let list = MediaBytes.box("ilst", tag("covr") + tag("ownr"))
    let data = MediaBytes.box("udta", MediaBytes.box("meta", MediaBytes.big(0, 4) + list))
    let movie = MediaBytes.box("moov", MediaBytes.timeBox("mvhd", version: 0, units: 1000, scale: 1000) + data)
    let published = Self.published(MediaBytes.fileType("M4A ") + movie, named: "x.m4a")
    let text = Data(published)
    #expect(text.firstRange(of: kept) != nil)
    #expect(text.firstRange(of: Array("ownr".utf8)) == nil)
    #expect(text.ranges(of: Self.secret).count == 1)
  }

  @Test(arguments: ["avif", "mif1", "heis"])
  func `Exif and XMP of an AVIF or HEIF image are overwritten where they stand`(brand: String) throws {
    func entry(_ id: Int, _ type: String) -> [UInt8] {
      MediaBytes.box("infe", MediaBytes.big(2 << 24, 4) + MediaBytes.big(id, 2) + [0, 0] + Array(type.utf8) + [0])
    }
    func meta(at place: Int) -> [UInt8] {
      let information = MediaBytes.box(
        "iinf", MediaBytes.big(0, 4) + MediaBytes.big(2, 2) + entry(1, "av01") + entry(2, "Exif"))
      func location(_ id: Int, _ start: Int) -> [UInt8] {
        MediaBytes.big(id, 2) + MediaBytes.big(0, 2) + MediaBytes.big(1, 2) + MediaBytes.big(start, 4)
          + MediaBytes.big(6, 4)
      }
      let locations = MediaBytes.box(
        "iloc",
        MediaBytes.big(0, 4) + [0x44, 0] + MediaBytes.big(2, 2) + location(1, place) + location(2, place + 6))
      return MediaBytes.box("meta", MediaBytes.big(0, 4) + information + locations)
    }
    let type = MediaBytes.fileType(brand)
    let start = type.count + meta(at: 0).count + 8
    let file = type + meta(at: start) + MediaBytes.box("mdat", Array("pixels".utf8) + Self.secret)
    let published = Self.published(file, named: "x.avif")
    #expect(!Self.holdsSecret(published))
    #expect(published.count == file.count)
    #expect(published[start..<start + 6].elementsEqual("pixels".utf8))
    #expect(Data(published).firstRange(of: Array("Exif".utf8)) == nil)
  }

  @Test(arguments: [2, 3, 4])
  func `Of the tag of an MP3 file, the names of the music stay`(version: Int) throws {
    func frame(_ name: String, _ content: [UInt8]) -> [UInt8] {
      version == 2
        ? Array(name.utf8) + MediaBytes.big(content.count, 3) + content
        : Array(name.utf8) + MediaBytes.big(content.count, 4) + [0, 0] + content
    }
    let names = version == 2 ? ["TT2", "COM", "TEN"] : ["TIT2", "COMM", "TENC"]
    let title = frame(names[0], [0] + Array("Rain".utf8))
    let frames = title + frame(names[1], Self.secret) + frame(names[2], Self.secret)
    let sound = try Self.fixture("plain.mp3").drop { $0 != 0xFF }
    let header = Array("ID3".utf8) + [UInt8(version), 0, 0]
    let final = Array("TAG".utf8) + [UInt8](repeating: 0, count: 94) + Self.secret + [UInt8](repeating: 0, count: 25)
    let published = Self.published(header + [0, 0, 0, UInt8(frames.count)] + frames + sound + final, named: "x.mp3")
    #expect(!Self.holdsSecret(published))
    #expect(published.starts(with: header + [0, 0, 0, UInt8(title.count)] + title + sound))
  }

  @Test
  func `Of a FLAC file, the names of the music stay, and the last block says that it is`() throws {
    let plain = try Self.fixture("sound.flac")
    func comment(_ text: String) -> [UInt8] { MediaBytes.little(text.utf8.count, 4) + Array(text.utf8) }
    let comments =
      comment("SECRET") + MediaBytes.little(2, 4) + comment("TITLE=Rain") + comment("LOCATION=SECRET")
    let application = Self.secret
    // Stream information, then ours, then what the file had.
    let ours =
      [4] + MediaBytes.big(comments.count, 3) + comments + [2] + MediaBytes.big(application.count, 3) + application
    let published = Self.published(Array(plain[..<42] + ours + plain[42...]), named: "x.flac")
    #expect(!Self.holdsSecret(published))
    #expect(Data(published).firstRange(of: Array("TITLE=Rain".utf8)) != nil)
    #expect(MediaProbe(ByteSource(published), named: "audio/flac").problem == nil)
  }

  @Test(arguments: [0, 3])
  func `The cover of a FLAC file loses its words and its metadata, whatever follows it`(padding: Int) throws {
    func block(_ words: String, _ picture: [UInt8], padding: Int) -> [UInt8] {
      let type = Array("image/jpeg".utf8)
      let content =
        MediaBytes.big(3, 4) + MediaBytes.big(type.count, 4) + type + MediaBytes.big(words.utf8.count, 4)
        + Array(words.utf8) + [UInt8](repeating: 0, count: 16) + MediaBytes.big(picture.count, 4) + picture
        + [UInt8](repeating: 0, count: padding)
      return [6] + MediaBytes.big(content.count, 3) + content
    }
    let plain = try Self.fixture("sound.flac")
    let picture = SamplePicture.jpeg
    let commented = picture[..<20] + [0xFF, 0xFE, 0, 8] + Array("SECRET".utf8) + picture[20...]
    let cover = block("/home/SECRET/cover.jpg", Array(commented), padding: padding)
    let published = Self.published(Array(plain[..<42] + cover + plain[42...]), named: "x.flac")
    #expect(!Self.holdsSecret(published))
    #expect(Data(published).firstRange(of: block("", picture, padding: 0)) != nil)
  }

  /// A page of an Ogg file whose check sum nobody looks at.
  private static func page(_ packet: [UInt8], flags: UInt8, number: Int) -> [UInt8] {
    let segments = [UInt8](repeating: 255, count: packet.count / 255) + [UInt8(packet.count % 255)]
    return Array("OggS".utf8) + [0, flags] + MediaBytes.little(0, 8) + MediaBytes.little(7, 4)
      + MediaBytes.little(number, 4) + MediaBytes.little(0, 4) + [UInt8(segments.count)] + segments + packet
  }

  private static func comments(_ texts: [String], program: String = "SECRET") -> [UInt8] {
    func text(_ text: String) -> [UInt8] { MediaBytes.little(text.utf8.count, 4) + Array(text.utf8) }
    return text(program) + MediaBytes.little(texts.count, 4) + texts.flatMap(text)
  }

  @Test
  func `Of an Ogg file, the names of the music stay, and no page moves`() throws {
    let long = "COMMENT=" + String(repeating: "SECRET", count: 60)
    let comments = Array("OpusTags".utf8) + Self.comments(["LOCATION=SECRET", "TITLE=Rain", long])
    let head = Array("OpusHead".utf8) + [1, 1] + MediaBytes.little(0, 2) + MediaBytes.little(48_000, 4) + [0, 0, 0]
    let file =
      Self.page(head, flags: 2, number: 0) + Self.page(comments, flags: 0, number: 1)
      + Self.page([1, 2, 3], flags: 4, number: 2)
    let published = Self.published(file, named: "x.opus")
    #expect(!Self.holdsSecret(published))
    #expect(published.count == file.count)
    let kept = Array("OpusTags".utf8) + Self.comments(["TITLE=Rain"], program: "")
    let start = 28 + head.count + 28 + comments.count / 255
    #expect(published[start..<start + kept.count].elementsEqual(kept))
    #expect(published[(start + kept.count)..<start + comments.count].allSatisfy { $0 == 0 })
    #expect(published[(start + comments.count)...].elementsEqual(file[(start + comments.count)...]))
  }

  @Test
  func `Of streams that follow each other in an Ogg file, all lose what does not name the music`() {
    let comments = Array("OpusTags".utf8) + Self.comments(["LOCATION=SECRET", "TITLE=Rain"])
    let head = Array("OpusHead".utf8) + [1, 1] + MediaBytes.little(0, 2) + MediaBytes.little(48_000, 4) + [0, 0, 0]
    let stream =
      Self.page(head, flags: 2, number: 0) + Self.page(comments, flags: 0, number: 1)
      + Self.page([1, 2, 3], flags: 4, number: 2)
    let published = Self.published(stream, named: "x.opus")
    #expect(!Self.holdsSecret(published))
    #expect(Self.published(stream + stream, named: "x.opus") == published + published)
    #expect(Self.published(stream + stream.prefix(20), named: "x.opus") == published + stream.prefix(20))
  }

  @Test
  func `The check sum of a changed Ogg page is right`() throws {
    let bytes = try Self.fixture("sound.opus")
    let published = Self.published(bytes, named: "sound.opus")
    #expect(Data(published).firstRange(of: Array("encoder=".utf8)) == nil)
    // By the definition of RFC 3533: bit by bit, the sum itself counted as zero.
    var position = 0
    var count = 0
    while position < published.count {
      let table = published[(position + 27)..<(position + 27 + Int(published[position + 26]))]
      let end = position + 27 + table.count + table.reduce(0) { $0 + Int($1) }
      var sum: UInt32 = 0
      for place in position..<end {
        let byte = (position + 22..<position + 26).contains(place) ? 0 : published[place]
        for bit in (0..<8).reversed() {
          let isSet = (sum >> 31) ^ UInt32(byte >> UInt8(bit) & 1)
          sum = sum << 1 ^ (isSet == 0 ? 0 : 0x04C1_1DB7)
        }
      }
      let stated = published[(position + 22)..<(position + 26)].reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      #expect(sum == stated)
      position = end
      count += 1
    }
    #expect(count > 2)
  }

  @Test
  func `Of a WAV file, what broadcasters and recorders add goes, and nothing moves`() throws {
    func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
      Array(type.utf8) + MediaBytes.little(content.count, 4) + content + (content.count % 2 == 0 ? [] : [0])
    }
    let plain = try Self.fixture("sound.wav")
    let information = chunk("LIST", Array("INFO".utf8) + chunk("INAM", Array("Rain".utf8)) + chunk("ICMT", Self.secret))
    let foreign = chunk("bext", Self.secret + Self.secret) + chunk("iXML", Self.secret + [65]) + information
    let tag = chunk(
      "id3 ", Array("ID3".utf8) + [3, 0, 0, 0, 0, 0, 16] + Array("PRIV".utf8) + [0, 0, 0, 6, 0, 0] + Self.secret)
    let file = plain[..<12] + foreign + plain[12...] + tag
    let published = Self.published(Array(file), named: "x.wav")
    #expect(!Self.holdsSecret(published))
    #expect(published.count == file.count)
    #expect(Data(published).firstRange(of: chunk("INAM", Array("Rain".utf8))) != nil)
    let facts = MediaProbe(ByteSource(published), named: "audio/wav").facts
    #expect(facts == MediaProbe(ByteSource(plain), named: "audio/wav").facts)
    let sound = try #require(Data(plain).firstRange(of: Array("data".utf8))).lowerBound
    #expect(published[(sound + foreign.count)..<(plain.count + foreign.count)].elementsEqual(plain[sound...]))
  }

  @Test
  func `Of an AIFF file, notes and foreign tags go, and nothing moves`() throws {
    func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
      Array(type.utf8) + MediaBytes.big(content.count, 4) + content + (content.count % 2 == 0 ? [] : [0])
    }
    let music = chunk("NAME", Array("Rain".utf8)) + chunk("AUTH", Array("Kip".utf8))
    let sound = chunk("COMM", [0, 1, 0, 0, 0, 4, 0, 16, 64, 14, 172, 68, 0, 0, 0, 0, 0, 0]) + chunk("SSND", [1, 2, 3])
    let tag = chunk(
      "ID3 ", Array("ID3".utf8) + [3, 0, 0, 0, 0, 0, 16] + Array("PRIV".utf8) + [0, 0, 0, 6, 0, 0] + Self.secret)
    let notes = chunk("ANNO", Self.secret + [0]) + chunk("APPL", Self.secret) + chunk("COMT", Self.secret)
    let content = Array("AIFF".utf8) + music + notes + sound + tag
    let file = Array("FORM".utf8) + MediaBytes.big(content.count, 4) + content
    let published = Self.published(file, named: "x.aiff")
    #expect(!Self.holdsSecret(published))
    #expect(published.count == file.count)
    #expect(published[..<(12 + music.count)].elementsEqual(file[..<(12 + music.count)]))
    let start = 12 + music.count + notes.count
    #expect(published[start..<(start + sound.count)].elementsEqual(sound))
  }

  @Test
  func `Of an AVI file, what cameras add in its header and beside it goes, and nothing moves`() throws {
    func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
      Array(type.utf8) + MediaBytes.little(content.count, 4) + content + (content.count % 2 == 0 ? [] : [0])
    }
    func list(_ type: String, _ content: [UInt8]) -> [UInt8] { chunk("LIST", Array(type.utf8) + content) }
    func file(_ note: [UInt8]) -> [UInt8] {
      let stream = list("strl", chunk("strh", [1, 2]) + chunk("strf", [3, 4]) + chunk("strd", note))
      let header = list("hdrl", chunk("avih", [5, 6]) + stream + chunk("IDIT", note))
      let words = list("INFO", chunk("INAM", Array("Rain".utf8)) + chunk("ISFT", note))
      let content =
        header + words + list("exif", chunk("emdl", note)) + chunk("JUNK", note)
        + list("movi", chunk("00dc", [7, 8, 9]))
        + chunk("idx1", [10])
      return chunk("RIFF", Array("AVI ".utf8) + content)
    }
    let published = Self.published(file(Self.secret), named: "x.avi")
    #expect(!Self.holdsSecret(published))
    #expect(published.count == file(Self.secret).count)
    for kept in [list("movi", chunk("00dc", [7, 8, 9])), chunk("strf", [3, 4]), chunk("INAM", Array("Rain".utf8))] {
      #expect(Data(published).firstRange(of: kept) != nil)
    }
    #expect(Self.published(published, named: "x.avi") == published)
  }

  @Test
  func `A file that is named WAV but is something else stays as it is`() {
    let file = Array("FORM".utf8) + MediaBytes.big(28, 4) + Array("8SVXVHDR".utf8) + MediaBytes.big(16, 4) + Self.secret
    #expect(Self.published(file, named: "x.wav") == file)
  }

  @Test(arguments: [true, false], [4, 8])
  func `Of a TIFF file, the fields of its pixels are left where they are`(isBigEndian: Bool, wordSize: Int) throws {
    let isBig = wordSize == 8
    func number(_ value: Int, _ count: Int) -> [UInt8] {
      isBigEndian ? MediaBytes.big(value, count) : MediaBytes.little(value, count)
    }
    func field(_ tag: Int, _ type: Int, _ count: Int, _ value: Int) -> [UInt8] {
      let size = type == 3 && count == 1 ? 2 : wordSize
      let header = number(tag, 2) + number(type, 2) + number(count, wordSize)
      return header + number(value, size) + number(0, wordSize - size)
    }
    func directory(_ fields: [[UInt8]]) -> [UInt8] {
      number(fields.count, isBig ? 8 : 2) + fields.joined() + number(0, wordSize)
    }
    let pixels: [UInt8] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    let secret = Self.secret + Self.secret
    // The header, the pixels, a name, a directory of Exif with a note, and the directory of the picture.
    let start = wordSize * 2
    let name = start + pixels.count
    let note = name + secret.count
    let exif = note + secret.count
    let notes = directory([field(37_500, 7, secret.count, note)])
    let place = isBig ? 16 : 4
    let own = [
      field(256, 3, 1, 2), field(257, 3, 1, 1), field(273, place, 1, start), field(274, 3, 1, 6),
      field(279, place, 1, pixels.count),
    ]
    let foreign = [field(315, 2, secret.count, name), field(34_665, place, 1, exif)]
    var file = Array((isBigEndian ? "MM" : "II").utf8) + number(isBig ? 43 : 42, 2)
    if isBig { file += number(8, 2) + number(0, 2) }
    file += number(exif + notes.count, wordSize)
    file += pixels + secret + secret + notes
    let picture = file.count
    file += directory(own + foreign)
    let published = Self.published(file, named: "x.tiff")
    #expect(!Self.holdsSecret(published))
    #expect(published.count == file.count)
    #expect(published[..<name].elementsEqual(file[..<name]))
    #expect(published[name..<picture].allSatisfy { $0 == 0 })
    let filling = [UInt8](repeating: 0, count: foreign.joined().count)
    #expect(published[picture...].elementsEqual(directory(own) + filling))
    #expect(Self.published(published, named: "x.tiff") == published)
  }

  @Test
  func `Of a WebM file, dates, attachments, names and foreign tags become void`() throws {
    func element(_ identifier: [UInt8], _ content: [UInt8]) -> [UInt8] {
      identifier + [0x40 | UInt8(content.count >> 8), UInt8(content.count & 0xFF)] + content
    }
    func tag(_ name: String, _ value: [UInt8]) -> [UInt8] {
      element([0x67, 0xC8], element([0x45, 0xA3], Array(name.utf8)) + element([0x44, 0x87], value))
    }
    let duration = element([0x2A, 0xD7, 0xB1], [0x0F, 0x42, 0x40]) + element([0x44, 0x89], [0x43, 0x48, 0, 0])
    let program = element([0x57, 0x41], Self.secret)
    let information = element(
      [0x15, 0x49, 0xA9, 0x66], duration + element([0x44, 0x61], Self.secret + [0, 0]) + program)
    let name = element([0x53, 0x6E], Self.secret)
    let tracks = element([0x16, 0x54, 0xAE, 0x6B], element([0xAE], element([0x83], [2]) + name))
    let long = [UInt8](repeating: 1, count: 200) + Self.secret
    let attachments = element([0x19, 0x41, 0xA4, 0x69], long)
    let tags = element(
      [0x12, 0x54, 0xC3, 0x67],
      element([0x73, 0x73], tag("LOCATION", Self.secret) + tag("TITLE", Array("Rain".utf8)) + tag("COMMENT", long)))
    let header = element([0x1A, 0x45, 0xDF, 0xA3], element([0x42, 0x82], Array("webm".utf8)))
    let file = header + element([0x18, 0x53, 0x80, 0x67], information + tracks + attachments + tags)
    let published = Self.published(file, named: "x.weba")
    #expect(!Self.holdsSecret(published))
    #expect(published.count == file.count)
    #expect(Data(published).firstRange(of: tag("TITLE", Array("Rain".utf8))) != nil)
    #expect(Data(published).firstRange(of: element([0x57, 0x41], [0, 0, 0, 0, 0, 0])) != nil)
    let probe = MediaProbe(ByteSource(published), named: "audio/webm")
    #expect(probe.problem == nil)
    #expect(probe.facts == MediaProbe(ByteSource(file), named: "audio/webm").facts)
    #expect(probe.facts.duration == .milliseconds(200))
  }

  @Test
  func `Of the cover of an M4A file, the picture is left, and nothing moves`() throws {
    let picture = SamplePicture.jpeg[..<20] + Self.segment(0xFE, Self.secret) + SamplePicture.jpeg[20...]
    let cover = MediaBytes.box("covr", MediaBytes.box("data", MediaBytes.big(13, 8) + picture))
    let list = MediaBytes.box("meta", MediaBytes.big(0, 4) + MediaBytes.box("ilst", cover))
    let time = MediaBytes.timeBox("mvhd", version: 0, units: 1000, scale: 1000)
    let file = MediaBytes.fileType("M4A ") + MediaBytes.box("moov", time + MediaBytes.box("udta", list))
    let published = Self.published(file, named: "x.m4a")
    #expect(!Self.holdsSecret(published))
    #expect(published.count == file.count)
    #expect(Data(published).firstRange(of: SamplePicture.jpeg) != nil)
  }

  @Test
  func `A recording whose cover is a recording whose cover is one takes no time`() throws {
    var file: [UInt8] = []
    // From the inside to the outside, each longer by its headers.
    var headers: [[UInt8]] = []
    var count = 0
    for _ in 0..<20_000 {
      let frame = Array("APIC".utf8) + MediaBytes.big(count + 5, 4) + [0, 0, 0, 105, 0, 3, 0]
      count += frame.count
      let size = [21, 14, 7, 0].map { UInt8(count >> $0 & 0x7F) }
      headers.append(Array("ID3".utf8) + [3, 0, 0] + size + frame)
      count += 10
    }
    for header in headers.reversed() { file += header }
    file += try Self.fixture("plain.mp3").drop { $0 != 0xFF }
    #expect(Self.published(file, named: "x.mp3") == file)
  }

  @Test(arguments: MediaFixture.all)
  func `A file without metadata stays whole and is read as before`(fixture: MediaFixture) throws {
    let bytes = try fixture.bytes
    let published = Self.published(bytes, named: fixture.name)
    let (before, after) = (
      MediaProbe(ByteSource(bytes), named: fixture.type), MediaProbe(ByteSource(published), named: fixture.type)
    )
    #expect(before.facts == after.facts)
    #expect(before.problem == after.problem)
  }

  @Test
  func `A damaged file is no reason to fail`() throws {
    for fixture in MediaFixture.all {
      let bytes = try fixture.bytes
      for count in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 40)) {
        // At most, Exif becomes one that says how the picture is turned and nothing else.
        #expect(Self.published(Array(bytes[..<count]), named: fixture.name).count <= count + 38)
      }
    }
  }

  @Test(arguments: [
    "png", "webp", "jpg", "gif", "avif", "tiff", "jxl", "mp3", "flac", "ogg", "wav", "mp4", "webm",
  ])
  func `A file that is only called a medium stays as it is`(ending: String) {
    let text = Array("What is this? It is a text of more than forty bytes, and no medium.".utf8)
    #expect(Self.published(text, named: "text.\(ending)") == text)
  }

  @Test
  func `Any part of a changed file is read as the whole would be`() {
    let bytes = Array(SamplePicture.jpeg[..<20] + Self.segment(0xFE, Self.secret) + SamplePicture.jpeg[20...])
    let edits = MetadataRemoval.edits(of: ByteSource(bytes), mimeType: "image/jpeg")
    let whole = edits.applied(to: bytes)
    #expect(edits.byteCount == whole.count)
    for start in 0..<40 {
      let part = edits.pieces(in: start..<start + 25).flatMap { piece in
        switch piece {
        case .copied(let range): Array(bytes[range])
        case .inserted(let inserted): inserted
        }
      }
      #expect(part == Array(whole[start..<start + 25]))
    }
  }

  @Test
  func `Items that a picture only says it has take no time`() throws {
    var picture = try Self.fixture("plain.avif")
    let associations = try #require(Data(picture).firstRange(of: Data("ipma".utf8)))
    picture.replaceSubrange(associations.upperBound + 4..<associations.upperBound + 8, with: [0xFF, 0xFF, 0xFF, 0xFF])
    let primary = try #require(Data(picture).firstRange(of: Data("pitm".utf8)))
    picture.replaceSubrange(primary.upperBound + 4..<primary.upperBound + 6, with: [0x7F, 0x7F])
    // Version 2, so that there may be as many items, all of whose numbers take no bytes.
    let items = [2, 0, 0, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF] + [UInt8](repeating: 0xFF, count: 60_000)
    let meta = MediaBytes.box(
      "meta", [0, 0, 0, 0] + MediaBytes.box("iinf", MediaBytes.big(0, 6)) + MediaBytes.box("iloc", items))
    #expect(MediaProbe(ByteSource(picture), named: "image/avif").facts.pixelSize == nil)
    let hostile = MediaBytes.fileType("avif") + meta
    #expect(Self.published(hostile, named: "a.avif") == hostile)
  }

  @Test
  func `Bytes between the segments of a JPEG file go, and its picture stays`() throws {
    let picture = try Self.fixture("plain.jpg")
    let hidden = Array(picture.prefix(2)) + Self.segment(0xE0, Self.secret) + Self.secret + picture.dropFirst(2)
    let published = Self.published(hidden, named: "a.jpg")
    #expect(published == Self.published(picture, named: "a.jpg"))
    #expect(MediaProbe(ByteSource(published), named: "image/jpeg").facts.pixelSize?.width == 48)
  }
}

extension MetadataRemoval {
  /// The changes to a file that is in memory.
  static func edits(of bytes: [UInt8], named name: String) -> ByteEdits {
    edits(ofFileNamed: name, byteCount: bytes.count) { Array(bytes.dropFirst($0).prefix($1)) }
  }
}
