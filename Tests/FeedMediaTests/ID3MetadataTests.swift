import FeedMedia
import Foundation
import MediaSamples
import Testing

@Suite("Removing metadata from tags of recordings")
struct ID3MetadataTests {
  private static let secret = Array("SECRET".utf8)
  /// A picture with a comment, and how it is without.
  private static let commented = Array(
    SamplePicture.jpeg[..<20] + [0xFF, 0xFE, 0, 8] + Array("SECRET".utf8) + SamplePicture.jpeg[20...])
  private static let plain = SamplePicture.jpeg
  private static let cover: [UInt8] = [0] + Array("image/jpeg".utf8) + [0, 3, 0]

  private static func published(_ bytes: [UInt8]) -> [UInt8] {
    MetadataRemoval.edits(of: ByteSource(bytes), mimeType: "audio/mpeg").applied(to: bytes)
  }

  private static func number(_ value: Int) -> [UInt8] { [21, 14, 7, 0].map { UInt8(value >> $0 & 0x7F) } }

  private static func frame(_ name: String, _ content: [UInt8], flags: UInt8 = 0, version: UInt8 = 4) -> [UInt8] {
    Array(name.utf8) + (version == 4 ? number(content.count) : MediaBytes.big(content.count, 4)) + [0, flags] + content
  }

  private static func tag(_ frames: [UInt8], flags: UInt8 = 0, version: UInt8 = 4) -> [UInt8] {
    Array("ID3".utf8) + [version, 0, flags] + number(frames.count) + frames
  }

  /// Bytes with a zero after each of ones, so that nothing in them looks like sound.
  private static func unsynchronized(_ bytes: [UInt8]) -> [UInt8] { bytes.flatMap { $0 == 0xFF ? [0xFF, 0] : [$0] } }

  private static func sound() throws -> [UInt8] {
    Array(try #require(try MediaFixture.all.first { $0.name == "plain.mp3" }?.bytes).drop { $0 != 0xFF })
  }

  @Test(
    arguments: [
      [0] + Array("image/jpeg".utf8) + [0, 3] + Array("SECRET".utf8) + [0],
      [1] + Array("image/jpeg".utf8) + [0, 3, 0xFF, 0xFE] + Array("S\0E\0C\0".utf8) + [0, 0],
      [3] + Array("image/jpeg".utf8) + [0, 3] + Array("/home/SECRET/cover.jpg".utf8) + [0],
    ] as [[UInt8]])
  func `Covers lose the words on them`(cover: [UInt8]) throws {
    let sound = try Self.sound()
    let published = Self.published(Self.tag(Self.frame("APIC", cover + Self.commented)) + sound)
    #expect(published == Self.tag(Self.frame("APIC", Self.cover + Self.plain)) + sound)
  }

  @Test
  func `Covers lose their metadata however their frames are written`() throws {
    let sound = try Self.sound()
    let (old, new) = (Self.cover + Self.commented, Self.cover + Self.plain)
    let packed = Self.unsynchronized(old)
    let written: [([UInt8], UInt8)] = [
      (Self.frame("APIC", old), 0),
      (Self.frame("APIC", Self.number(old.count) + old, flags: 1), 0),
      (Self.frame("APIC", packed, flags: 2), 0),
      (Self.frame("APIC", Self.number(old.count) + packed, flags: 3), 0),
      (Self.frame("APIC", packed), 0x80),
      (Self.frame("APIC", [7] + old, flags: 0x40), 0),
    ]
    for (frame, flags) in written {
      let file = Self.tag(frame, flags: flags) + sound
      #expect(Self.published(file) == Self.tag(Self.frame("APIC", new)) + sound)
    }
    let grouped = Self.tag(Self.frame("APIC", [7] + old, flags: 0x20, version: 3), version: 3)
    let expected = Self.tag(Self.frame("APIC", new, version: 3), version: 3)
    #expect(Self.published(grouped + sound) == expected + sound)
  }

  @Test
  func `Covers of the oldest tags lose their metadata`() throws {
    let sound = try Self.sound()
    func tag(_ picture: [UInt8]) -> [UInt8] {
      let content = [0] + Array("JPG".utf8) + [3, 0] + picture
      return Self.tag(Array("PIC".utf8) + MediaBytes.big(content.count, 3) + content, version: 2)
    }
    #expect(Self.published(tag(Self.commented) + sound) == tag(Self.plain) + sound)
  }

  @Test
  func `Frames that cannot be read are removed`() throws {
    let sound = try Self.sound()
    let title = Self.frame("TIT2", [0] + Array("Rain".utf8))
    for flags: UInt8 in [4, 8, 9] {
      let file = Self.tag(title + Self.frame("APIC", Self.secret, flags: flags)) + sound
      #expect(Self.published(file) == Self.tag(title) + sound)
    }
  }

  @Test
  func `Chapters keep their titles, and say no more`() throws {
    let sound = try Self.sound()
    func tag(_ frames: [UInt8], listed: [UInt8]) -> [UInt8] {
      Self.tag(
        Self.frame("CTOC", Array("toc".utf8) + [0, 3, 2, 97, 0, 98, 0] + listed)
          + Self.frame("CHAP", [97, 0] + MediaBytes.big(0, 16) + frames))
    }
    let title = Self.frame("TIT2", [0] + Array("Rain".utf8))
    let note = Self.frame("COMM", Self.secret)
    let (old, new) = (Self.frame("APIC", Self.cover + Self.commented), Self.frame("APIC", Self.cover + Self.plain))
    let file = tag(note + title + old, listed: title + note) + sound
    #expect(Self.published(file) == tag(title + new, listed: title) + sound)
  }

  /// What stands before and behind the items of a tag of APE.
  private static func mark(of items: [UInt8], flags: UInt8) -> [UInt8] {
    let numbers = MediaBytes.little(2000, 4) + MediaBytes.little(items.count + 32, 4) + MediaBytes.little(1, 4)
    return Array("APETAGEX".utf8) + numbers + [0, 0, 0, flags] + MediaBytes.little(0, 8)
  }

  @Test(arguments: [[0, 0, 0, 0, 0, 0], [0xD0, 0x07, 0, 0, 0xFF, 0xFF, 0xFF, 0x7F]] as [[UInt8]])
  func `A damaged header of APE takes no sound with it`(numbers: [UInt8]) {
    let start = Array("APETAGEX".utf8) + numbers
    let file = start + [UInt8](repeating: 0, count: 23 - start.count) + [0xA0] + [UInt8](repeating: 0, count: 8)
    let sound = [UInt8](repeating: 0xAA, count: 400)
    #expect(Self.published(file + sound).suffix(400).elementsEqual(sound))
  }

  @Test
  func `Tags around AAC go`() {
    let sound: [UInt8] = [0xFF, 0xF1, 0x50, 0x80, 0x01, 0x1F, 0xFC, 0]
    let file = Self.tag(Self.frame("COMM", Self.secret)) + sound
    #expect(MetadataRemoval.edits(of: file, named: "x.aac").applied(to: file) == sound)
  }

  @Test
  func `A tag of APE at the beginning goes`() throws {
    let item = MediaBytes.little(6, 4) + MediaBytes.little(0, 4) + Array("Comment".utf8) + [0] + Self.secret
    let ape = Self.mark(of: item, flags: 0xA0) + item + Self.mark(of: item, flags: 0x80)
    let sound = try Self.sound()
    #expect(Self.published(ape + sound) == sound)
    #expect(Self.published(Self.tag([]) + ape + Self.tag(Self.frame("COMM", Self.secret)) + sound) == sound)
    let facts = MediaProbe(ByteSource(ape + sound), named: "audio/mpeg").facts
    #expect(facts == MediaProbe(ByteSource(sound), named: "audio/mpeg").facts)
  }

  @Test
  func `Tags at the end go, one before the other`() throws {
    let frames = Self.frame("COMM", Self.secret)
    let size = Self.number(frames.count)
    let appended = Array("ID3".utf8) + [4, 0, 0x10] + size + frames + Array("3DI".utf8) + [4, 0, 0x10] + size
    let lyrics = Array("LYRICSBEGINLYR00006SECRET000025LYRICS200".utf8)
    let extended = Array("TAG+".utf8) + Self.secret + [UInt8](repeating: 0, count: 217)
    let item = MediaBytes.little(6, 4) + MediaBytes.little(0, 4) + Array("Comment".utf8) + [0] + Self.secret
    let ape = item + Self.mark(of: item, flags: 0)
    let old = Array("TAG".utf8) + [UInt8](repeating: 0, count: 125)
    let sound = try Self.sound()
    for tags in [appended, lyrics, extended, ape, ape + lyrics + extended, lyrics + ape] {
      #expect(Self.published(sound + tags + old) == sound + old)
      #expect(Self.published(sound + tags) == sound)
    }
    // One of no length is no reason to look for ever.
    let empty = Array("APETAGEX".utf8) + [UInt8](repeating: 0, count: 24)
    #expect(Self.published(sound + empty) == sound)
  }

  @Test
  func `The tag at the end of a FLAC file loses its comment`() throws {
    let plain = try #require(try MediaFixture.all.first { $0.name == "sound.flac" }?.bytes)
    let tag = Array("TAG".utf8) + [UInt8](repeating: 65, count: 94) + Self.secret + [UInt8](repeating: 0, count: 25)
    let published = MetadataRemoval.edits(of: ByteSource(plain + tag), mimeType: "audio/flac").applied(to: plain + tag)
    #expect(published.suffix(128).elementsEqual(tag[..<97] + [UInt8](repeating: 0, count: 31)))
  }
}
