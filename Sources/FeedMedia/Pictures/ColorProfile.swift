import FeedDiagnostics

/// The ICC profile of a picture, which tells what its numbers mean (ICC.1:2022); other sizes of it need the same one.
struct ColorProfile {
  private let bytes: [UInt8]

  /// A profile is no larger than what a single segment of JPEG can hold often enough.
  private static let limit = 1 << 20

  /// Reads the profile of a picture; nil where it has none, one that is damaged, or sRGB, which all pictures without a
  /// profile are in.
  init?(of picture: [UInt8], as format: ImageFormat) {
    let source = ByteSource(picture)
    let found: [UInt8]
    do throws(MediaError) {
      switch format {
      case .jpeg: found = try Self.segments(source)
      case .png: found = try Self.pngChunk(source)
      case .webP: found = try Self.webPChunk(source)
      }
    } catch {
      return nil
    }
    // The words of the description are in ASCII or in UTF-16.
    let words = String(decoding: found.lazy.filter { $0 != 0 }, as: UTF8.self)
    guard found.count >= 128, found.count <= Self.limit, !words.contains("sRGB") else { return nil }
    bytes = found
  }

  /// ICC.1:2022, annex B.4: several segments, each with its number.
  private static func segments(_ source: ByteSource) throws(MediaError) -> [UInt8] {
    var parts: [UInt8: ArraySlice<UInt8>] = [:]
    var position = 2
    while let marker = try JPEGSegment.marker(source, from: position),
      let segment = try JPEGSegment(source, at: marker),
      segment.marker != 0xDA
    {
      if segment.marker == 0xE2, try source.holds("ICC_PROFILE\0", at: segment.content) {
        parts[try source.byte(at: segment.content + 12)] = try source.bytes(
          at: segment.content + 14, count: max(0, segment.end - segment.content - 14))
      }
      position = segment.end
    }
    return parts.sorted { $0.key < $1.key }.flatMap(\.value)
  }

  /// PNG, third edition, section 11.3.2.3: a name, then the profile, compressed.
  private static func pngChunk(_ source: ByteSource) throws(MediaError) -> [UInt8] {
    var position = 8
    while true {
      let length = try source.bigEndian(at: position, count: 4)
      switch try source.code(at: position + 4) {
      case "iCCP":
        let content = try source.bytes(at: position + 8, count: length)
        guard let end = content.firstIndex(of: 0) else { return [] }
        return PNGChunk.inflated(Array(content[(end + 1)...].dropFirst()), limit: limit)
      case "IDAT", "IEND": return []
      default: position += 12 + length
      }
    }
  }

  private static func webPChunk(_ source: ByteSource) throws(MediaError) -> [UInt8] {
    guard let chunk = try RIFFChunk.first("ICCP", source, end: source.byteCount) else { return [] }
    return Array(try source.bytes(at: chunk.start, count: chunk.length))
  }

  // MARK: Writing

  /// A JPEG file that feedsite wrote, with the profile after its first segment.
  func added(toJPEG file: [UInt8]) -> [UInt8] {
    let start = 4 + (file.count > 6 ? file[4..<6].bigEndian : 0)
    guard file.count > start, file[3] == 0xE0 else { return file }
    let size = 65_519
    let count = (bytes.count + size - 1) / size
    var segments: [UInt8] = []
    for index in 0..<count {
      let part = bytes[index * size..<min(bytes.count, (index + 1) * size)]
      let length = part.count + 16
      segments += [0xFF, 0xE2, UInt8(length >> 8), UInt8(length & 0xFF)] + Array("ICC_PROFILE\0".utf8)
      segments += [UInt8(index + 1), UInt8(count)] + part
    }
    return file[..<start] + segments + file[start...]
  }

  /// A PNG file that feedsite wrote, with the profile after its header, instead of the chunks that declare sRGB.
  func added(toPNG file: [UInt8]) -> [UInt8] {
    let compressed = PNGChunk.deflated(bytes)
    guard file.count > 33, !compressed.isEmpty else { return file }
    let chunk = PNGChunk.bytes("iCCP", Array("ICC profile\0\0".utf8) + compressed)
    var rest = file[33...]
    while let code = rest.dropFirst(4).first, code & 0x20 != 0, rest.count > 12 {
      rest = rest.dropFirst(12 + rest.prefix(4).bigEndian)
    }
    return file[..<33] + chunk + rest
  }

  /// A simple WebP file that feedsite wrote, as an extended one with the profile (RFC 9649, section 2.7).
  func added(toWebP file: [UInt8], width: Int, height: Int, isTransparent: Bool) -> [UInt8] {
    guard file.count > 20 else { return file }
    func number(_ value: Int, _ count: Int) -> [UInt8] { [UInt8](littleEndian: value, count: count) }
    let isExtended = file[12..<16].elementsEqual("VP8X".utf8)
    let flags = UInt8(0x20 | (isTransparent ? 0x10 : 0))
    let header =
      Array("VP8X".utf8) + number(10, 4) + [flags, 0, 0, 0] + number(width - 1, 3) + number(height - 1, 3)
    let profile = Array("ICCP".utf8) + number(bytes.count, 4) + bytes + (bytes.count % 2 == 0 ? [] : [0])
    let content = Array("WEBP".utf8) + header + profile + file[(isExtended ? 30 : 12)...]
    return Array("RIFF".utf8) + number(content.count, 4) + content
  }
}
