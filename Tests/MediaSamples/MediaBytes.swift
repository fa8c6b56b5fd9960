/// Parts of media files, byte by byte.
package enum MediaBytes {
  package static func big(_ value: Int, _ count: Int) -> [UInt8] { little(value, count).reversed() }

  package static func little(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }

  /// A box of an ISO base media file.
  package static func box(_ type: String, _ content: [UInt8] = []) -> [UInt8] {
    big(content.count + 8, 4) + Array(type.utf8) + content
  }

  /// A box whose size takes eight bytes.
  package static func wideBox(_ type: String, _ content: [UInt8] = [], size: Int? = nil) -> [UInt8] {
    big(1, 4) + Array(type.utf8) + big(size ?? content.count + 16, 8) + content
  }

  /// The box that begins an ISO base media file.
  package static func fileType(_ brand: String) -> [UInt8] { box("ftyp", Array(brand.utf8) + [0, 0, 0, 0]) }

  /// `mvhd` or `mdhd` as far as the duration.
  package static func timeBox(_ type: String, version: Int, units: Int, scale: Int) -> [UInt8] {
    let width = version == 1 ? 8 : 4
    return box(
      type,
      big(version << 24, 4) + big(0, width) + big(0, width) + big(scale, 4) + big(units, width)
        + Array(repeating: 0, count: 80))
  }

  /// `tkhd` with a matrix.
  package static func trackHeader(version: Int = 0, width: Int, height: Int, matrix: [Int] = [1, 0, 0, 1]) -> [UInt8] {
    let (a, b, c, d) = (matrix[0] << 16, matrix[1] << 16, matrix[2] << 16, matrix[3] << 16)
    let numbers = [a, b, 0, c, d, 0, 0, 0, 1 << 30, width << 16, height << 16]
    let start = big(version << 24, 4) + Array(repeating: 0, count: version == 1 ? 48 : 36)
    return box("tkhd", start + numbers.flatMap { big($0, 4) })
  }

  /// `hdlr` of a kind of track.
  package static func handler(_ type: String) -> [UInt8] { box("hdlr", big(0, 8) + Array(type.utf8) + big(0, 13)) }

  /// A page of an Ogg file with one packet of at most 254 bytes.
  package static func page(_ packet: [UInt8], flags: UInt8 = 0, position: Int, serial: Int = 7) -> [UInt8] {
    Array("OggS".utf8) + [0, flags] + little(position, 8) + little(serial, 4) + little(0, 8) + [
      1, UInt8(packet.count),
    ] + packet
  }

  /// The first packet of a Vorbis stream.
  package static func vorbis(rate: Int) -> [UInt8] {
    [1] + Array("vorbis".utf8) + little(0, 4) + [2] + little(rate, 4) + Array(repeating: 0, count: 14)
  }

  /// The first packet of a Theora stream.
  package static func theora(width: Int, height: Int, frames: Int, seconds: Int, shift: Int) -> [UInt8] {
    [0x80] + Array("theora".utf8) + [3, 2, 1] + big(0, 4) + big(width, 3) + big(height, 3) + [0, 0]
      + big(frames, 4) + big(seconds, 4) + big(0, 10) + big(shift << 5, 2)
  }

  /// An MPEG-2.5 frame of 8 kilobits at 8 kHz, or of 16: 72 ms each.
  package static func frame(doubled: Bool = false) -> [UInt8] {
    [0xFF, 0xE3, doubled ? 0x28 : 0x18, 0xC4] + Array(repeating: 0, count: doubled ? 140 : 68)
  }
}
