import FeedDiagnostics

/// Reads WAV recordings (Multimedia Programming Interface 1.0, chapter 3; EBU Tech 3306 for RF64).
enum WAVReader: MediaFormatReader {
  /// What stands in place of a size that nobody knew, or that does not fit.
  private static let unknownSize = 0xFFFF_FFFF

  static func read(_ source: ByteSource, into facts: inout MediaFacts) throws(MediaFault) {
    facts.mimeType = "audio/wav"
    var bytesPerSecond: Int?
    var wideSize: Int?
    var position = 12
    while true {
      let length = try source.littleEndian(at: position + 4, count: 4)
      switch try source.code(at: position) {
      case "ds64":
        wideSize = try source.littleEndian64(at: position + 16)
      case "fmt ":
        guard length >= 16 else { throw .damaged(part: "format") }
        bytesPerSecond = try source.littleEndian(at: position + 16, count: 4)
      case "data":
        guard let bytesPerSecond, bytesPerSecond > 0 else { throw .damaged(part: "format") }
        let rest = source.byteCount - position - 8
        let stated = length == unknownSize ? wideSize ?? rest : length
        facts.setDuration(min(stated, rest), scale: bytesPerSecond)
        guard stated <= rest else { throw .truncated }
        return
      default: break
      }
      position += 8 + length + length % 2
    }
  }
}
