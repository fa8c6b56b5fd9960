import FeedDiagnostics
import FeedMedia
import FeedModel
import MediaSamples
import Testing

/// What no small real file shows: the rarer forms of the formats.
@Suite struct MediaReaderTests {
  private func probe(_ bytes: [UInt8], _ named: String = MediaTypes.unknown) -> MediaProbe {
    MediaProbe(ByteSource(bytes), named: named)
  }

  private func milliseconds(_ probe: MediaProbe) -> Int? { probe.facts.duration.map { Int($0 / .milliseconds(1)) } }

  // MARK: Pictures

  @Test(arguments: [true, false])
  func `The orientation of a photo is read in both byte orders`(isLittle: Bool) {
    for orientation in 1...8 {
      func number(_ value: Int, _ count: Int) -> [UInt8] {
        isLittle ? MediaBytes.little(value, count) : MediaBytes.big(value, count)
      }
      let tiff =
        Array((isLittle ? "II" : "MM").utf8) + number(42, 2) + number(8, 4) + number(1, 2) + number(274, 2)
        + number(3, 2) + number(1, 4) + number(orientation, 2) + [0, 0]
      let exif = Array("Exif\0\0".utf8) + tiff
      let jpeg =
        [0xFF, 0xD8, 0xFF, 0xE1] + MediaBytes.big(exif.count + 2, 2) + exif
        + ImageBytes.jpeg(width: 4, height: 3).dropFirst(2)
      let expected = orientation < 5 ? PixelSize(width: 4, height: 3) : PixelSize(width: 3, height: 4)
      #expect(probe(jpeg).facts.pixelSize == expected)
    }
  }

  @Test(arguments: [
    ImageBytes.lossyWebP(width: 4, height: 3), ImageBytes.losslessWebP(width: 4, height: 3),
    ImageBytes.extendedWebP(width: 4, height: 3),
  ])
  func `What stands behind the end of a WebP file is not read`(picture: [UInt8]) {
    #expect(probe(picture).facts.pixelSize == PixelSize(width: 4, height: 3))
    let probe = probe(picture[..<4] + MediaBytes.little(6, 4) + picture[8...], "image/webp")
    #expect(probe.facts.pixelSize == nil && probe.problem != nil)
  }

  @Test(arguments: [
    (#"<svg width="10" height="20.4px"/>"#, 10, 20), (#"<svg width='1in' height='1pc'/>"#, 96, 16),
    (#"<svg width="100%" height="2em" viewBox="0 0 30 40"/>"#, 30, 40), (#"<svg viewBox='0,0,3.5,4' >"#, 4, 4),
    (#"<svg width="10" viewBox="0 0 1 2"></svg>"#, 10, 20), (#"<s:svg height="10" viewBox="0 0 1 2"/>"#, 5, 10),
    ("\u{FEFF}<?xml version=\"1.0\"?>\n<!-- > --><svg width=\"1\" height=\"2\"/>", 1, 2),
    (#"<!DOCTYPE svg [<!ENTITY a "]>"><!ENTITY b "&a;&a;"> <!-- '] --> ]><svg width="3" height="4">&b;"#, 3, 4),
  ])
  func `Drawings have a size in pixels`(svg: String, width: Int, height: Int) {
    let probe = probe(Array(svg.utf8), "image/svg+xml")
    #expect(probe.problem == nil)
    #expect(probe.facts.pixelSize == PixelSize(width: width, height: height))
  }

  @Test(arguments: ["<svg/>", #"<svg width="nan" height="0x10">"#, #"<svg width="&w;" height="1e999"/>"#])
  func `Drawings without a size are whole`(svg: String) {
    let probe = probe(Array(svg.utf8), "image/svg+xml")
    #expect(probe.problem == nil)
    #expect(probe.facts.pixelSize == nil)
  }

  @Test(arguments: [
    "<html><svg width='1' height='1'/></html>", "text", "<svg", "<!-- <svg/>", "<svg width='1<2'/>",
    "\u{1F}\u{8B}\u{8}", "<!DOCTYPE svg [<!ENTITY % a '['>]><svg width='1'/>",
  ])
  func `What is no drawing is named`(text: String) {
    let pointer = Array("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n".utf8)
    #expect(probe(pointer, "image/png").problem == .broken(.pointer))
    #expect(probe(Array(text.utf8), "image/svg+xml").problem == .broken(.unrecognized(expected: "image/svg+xml")))
  }

  // MARK: Films

  @Test(arguments: [0, 1])
  func `Boxes of both versions, in any order, with sizes of eight bytes`(version: Int) {
    let track = MediaBytes.box(
      "trak",
      MediaBytes.trackHeader(version: version, width: 40, height: 30, matrix: [0, 1, -1, 0])
        + MediaBytes.box("mdia", MediaBytes.handler("vide")))
    let movie = MediaBytes.timeBox("mvhd", version: version, units: 9_000_000_000 >> (version == 1 ? 0 : 2), scale: 600)
    let film =
      MediaBytes.fileType("isom") + MediaBytes.wideBox("mdat", Array(repeating: 0, count: 9000))
      + MediaBytes.box("moov", movie + track)
    let probe = probe(film)
    #expect(probe.problem == nil)
    #expect(probe.facts.mimeType == "video/mp4")
    #expect(probe.facts.pixelSize == PixelSize(width: 30, height: 40))
    #expect(milliseconds(probe) == 15_000_000_000 >> (version == 1 ? 0 : 2))
  }

  @Test func `A GIF file whose picture is missing is damaged, whatever follows its end`() {
    let picture: [UInt8] = [0x2C] + Array(repeating: 0, count: 9)
    let comment: [UInt8] = [0x21, 0xFE, 1, 0x3B, 0]
    let table: [UInt8] = [0x3B, 0, 0, 0x3B, 0, 0]
    func gif(_ rest: [UInt8]) -> MediaProblem? {
      probe(Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0] + table + rest, "image/gif").problem
    }
    #expect(gif(comment + picture) == nil)
    #expect(gif(comment + picture.dropLast()) == .broken(.truncated))
    #expect(gif([0x3B] + picture) == .broken(.damaged(part: "list of blocks")))
    #expect(gif(comment + [0x3B] + picture) == .broken(.damaged(part: "list of blocks")))
  }

  @Test func `A film whose data is cut off is named and keeps its facts`() {
    let movie = MediaBytes.box("moov", MediaBytes.timeBox("mvhd", version: 0, units: 5, scale: 1))
    let data = MediaBytes.box("mdat", Array(repeating: 0, count: 100)).dropLast()
    let probe = probe(MediaBytes.fileType("M4A ") + movie + data, "audio/mp4")
    #expect(probe.problem == .broken(.truncated))
    #expect(milliseconds(probe) == 5000)
  }

  @Test func `A film without a movie box is what its name says, and broken`() {
    let probe = probe(MediaBytes.fileType("isom"), "video/mp4")
    #expect(probe.facts.mimeType == "video/mp4")
    #expect(probe.problem == .broken(.truncated))
  }

  @Test func `Sizes beyond all files, of nothing and of less than a header end the reading`() {
    let start = MediaBytes.fileType("isom")
    for rest in [
      MediaBytes.wideBox("moov", size: .max), MediaBytes.wideBox("moov", size: -1), MediaBytes.wideBox("moov", size: 3),
      MediaBytes.big(4, 4) + Array("moov".utf8), MediaBytes.big(0, 4) + Array("moov".utf8),
      MediaBytes.box("moov", MediaBytes.big(0xFFFF_FFFF, 4) + Array("trak".utf8)),
    ] {
      let probe = probe(start + rest, "video/mp4")
      #expect(probe.facts.duration == nil && probe.facts.pixelSize == nil)
    }
  }

  // MARK: Sound

  @Test func `Ogg counts from the last page of the stream that is heard`() {
    let vorbis =
      MediaBytes.page(MediaBytes.vorbis(rate: 8000), flags: 2, position: 0)
      + MediaBytes.page(Array(repeating: 0, count: 200), position: 4000)
      + MediaBytes.page([0], position: 12_000) + MediaBytes.page([0], position: -1)
    #expect(milliseconds(probe(vorbis)) == 1500)
    #expect(probe(vorbis).facts.mimeType == "audio/ogg")
    let theora =
      MediaBytes.page(
        MediaBytes.theora(width: 64, height: 48, frames: 25, seconds: 2, shift: 6), flags: 2, position: 0)
      + MediaBytes.page([0], position: 40 << 6 | 10)
    #expect(milliseconds(probe(theora)) == 4000)
    #expect(probe(theora).facts.mimeType == "video/ogg")
    #expect(probe(theora).facts.pixelSize == PixelSize(width: 64, height: 48))
  }

  @Test func `MP3 without a note of its encoder follows from its bit rate or its frames`() {
    let constant = Array(repeatElement(MediaBytes.frame(), count: 100).joined())
    let tag = Array("ID3".utf8) + [4, 0, 0, 0, 0, 2, 0] + Array(repeating: 0xFF, count: 256)
    let final = Array("TAG".utf8) + Array(repeating: 0, count: 125)
    #expect(milliseconds(probe(constant, "audio/mpeg")) == 7200)
    #expect(milliseconds(probe(tag + constant + final, "audio/mpeg")) == 7200)
    let varying = (0..<100).flatMap { MediaBytes.frame(doubled: $0 % 3 == 0) }
    #expect(milliseconds(probe(varying, "audio/mpeg")) == 7200)
    #expect(milliseconds(probe([0, 0, 0] + varying + [1, 2, 3], "audio/mpeg")) == 7200)
  }

  @Test func `MP3 with a note of its encoder`() {
    var frame = MediaBytes.frame()
    frame.replaceSubrange(13..<25, with: Array("Xing".utf8) + MediaBytes.big(1, 4) + MediaBytes.big(50, 4))
    let sound = repeatElement(MediaBytes.frame(), count: 40).joined()
    #expect(milliseconds(probe(frame + sound, "audio/mpeg")) == 3600)
    // A billion frames do not fit into three kilobytes, so the bit rate counts.
    frame.replaceSubrange(21..<25, with: MediaBytes.big(1_000_000_000, 4))
    #expect(milliseconds(probe(frame + sound, "audio/mpeg")) == 41 * 72)
    // Nor do 500, whatever room the tags around the sound have, which is gone when they are.
    frame.replaceSubrange(21..<25, with: MediaBytes.big(500, 4))
    let tag = Array("ID3".utf8) + [4, 0, 0, 0, 1, 0, 0] + Array(repeating: 0, count: 1 << 14)
    let final =
      Array(repeating: 0, count: 992) + Array("APETAGEX".utf8)
      + MediaBytes.little(2000, 4) + MediaBytes.little(992 + 32, 4)
      + Array(repeating: 0, count: 16)
    #expect(milliseconds(probe(frame + sound, "audio/mpeg")) == 41 * 72)
    #expect(milliseconds(probe(tag + frame + sound + final, "audio/mpeg")) == 41 * 72)
    var fraunhofer = MediaBytes.frame()
    fraunhofer.replaceSubrange(
      36..<54, with: Array("VBRI".utf8) + MediaBytes.big(0, 6) + MediaBytes.big(72, 4) + MediaBytes.big(41, 4))
    #expect(milliseconds(probe(fraunhofer + sound, "audio/mpeg")) == 41 * 72)
  }

  @Test func `WAV knows what follows, or says that it does not`() {
    let format = Array("fmt ".utf8) + MediaBytes.little(16, 4) + MediaBytes.little(0, 8) + MediaBytes.little(1000, 4)
    func wav(_ size: Int, _ count: Int) -> [UInt8] {
      Array("RIFF".utf8) + MediaBytes.little(size, 4) + Array("WAVE".utf8) + format + [0, 0, 0, 0]
        + Array("data".utf8) + MediaBytes.little(size, 4) + Array(repeating: 0, count: count)
    }
    #expect(milliseconds(probe(wav(500, 500))) == 500)
    #expect(milliseconds(probe(wav(0xFFFF_FFFF, 700))) == 700)
    let cut = probe(wav(900, 700), "audio/wav")
    #expect(milliseconds(cut) == 700)
    #expect(cut.problem == .broken(.truncated))
  }

  // MARK: Hostile files

  @Test func `A large file is hardly read`() {
    var reads = 0
    let source = ByteSource(byteCount: 1 << 40) { (offset, limit) throws(MediaError) in
      reads += limit
      return Array((MediaBytes.fileType("isom") + MediaBytes.wideBox("mdat", size: 1 << 39)).dropFirst(offset))
        + Array(repeating: 0, count: limit)
    }
    _ = MediaProbe(source, named: "video/mp4")
    #expect(reads < 1 << 17)
  }

  @Test(arguments: ["audio/mpeg", "video/mp4", "image/jpeg", "audio/ogg", "audio/wav", "image/png", "video/webm"])
  func `A file that keeps its reader busy is given up in the end`(type: String) {
    let loops: [String: [UInt8]] = [
      "audio/mpeg": Array("ID3".utf8) + [4, 0, 0, 0, 0, 0, 0], "video/mp4": MediaBytes.box("free"),
      "image/jpeg": [0xFF, 0xE0, 0, 2], "audio/ogg": MediaBytes.page([], flags: 2, position: 0),
      "audio/wav": Array("junk".utf8) + MediaBytes.little(0, 4),
      "image/png": MediaBytes.big(0, 4) + Array("tEXt".utf8) + MediaBytes.big(0, 4), "video/webm": [0xEC, 0x80],
    ]
    let starts: [String: [UInt8]] = [
      "image/jpeg": [0xFF, 0xD8], "audio/wav": Array("RIFF    WAVE".utf8), "video/mp4": MediaBytes.fileType("isom"),
      "image/png": Array(ImageBytes.png(width: 1, height: 1).dropLast(8)),
      "video/webm": [0x1A, 0x45, 0xDF, 0xA3, 0x80, 0x18, 0x53, 0x80, 0x67, 0xFF],
    ]
    let (start, loop) = (starts[type] ?? [], loops[type] ?? [])
    let source = ByteSource(byteCount: 1 << 40, limit: 1 << 18) { (offset, limit) throws(MediaError) in
      (offset..<offset + limit).map { $0 < start.count ? start[$0] : loop[($0 - start.count) % loop.count] }
    }
    #expect(MediaProbe(source, named: type).problem == .broken(.buried(limit: 1 << 18)))
    #expect(source.readCount <= 1 << 18)
  }
}
