import FeedDiagnostics
import FeedModel

/// Reads WebM and Matroska files (RFC 9559, section 5.1).
enum MatroskaReader: MediaFormatReader {
  static func read(_ source: ByteSource, into facts: inout MediaFacts) throws(MediaFault) {
    guard let header = try EBMLElement(source, at: 0, limit: source.byteCount) else { throw .truncated }
    var isWebM = false
    try eachChild(of: header, source) { (element) throws(MediaFault) in
      if element.identifier == 0x4282 { isWebM = try source.holds("webm", at: element.start) }
      return true
    }
    facts.mimeType = isWebM ? "video/webm" : "video/matroska"
    guard let segment = try EBMLElement(source, at: header.end, limit: source.byteCount),
      segment.identifier == 0x1853_8067
    else { throw .truncated }
    var tracks: MatroskaTracks?
    try eachChild(of: segment, source) { (element) throws(MediaFault) in
      switch element.identifier {
      case 0x1549_A966: try readDuration(element, source, into: &facts)
      case 0x1654_AE6B: tracks = try MatroskaTracks(element, source)
      // What comes behind the first cluster is repeated or found by those that play it.
      case 0x1F43_B675: return false
      default: break
      }
      return true
    }
    guard let tracks else { throw .truncated }
    if !tracks.hasVideo { facts.mimeType = isWebM ? "audio/webm" : "audio/matroska" }
    facts.pixelSize = tracks.pixelSize
  }

  /// Section 5.1.2: the duration counts ticks, a tick so many nanoseconds.
  private static func readDuration(
    _ information: EBMLElement, _ source: ByteSource, into facts: inout MediaFacts
  ) throws(MediaFault) {
    var tick = 1_000_000
    var ticks = 0.0
    try eachChild(of: information, source) { (element) throws(MediaFault) in
      switch element.identifier {
      case 0x2A_D7B1: tick = try element.unsigned(source)
      case 0x4489: ticks = try element.float(source)
      default: break
      }
      return true
    }
    let milliseconds = ticks * Double(tick) / 1_000_000
    guard milliseconds.isFinite, milliseconds > 0, milliseconds < 1e15 else { return }
    facts.setDuration(Int(milliseconds), scale: 1000)
  }

  /// Goes through the elements inside of another until the visitor has enough.
  static func eachChild(
    of element: EBMLElement, _ source: ByteSource, _ visit: (EBMLElement) throws(MediaFault) -> Bool
  ) throws(MediaFault) {
    var position = element.start
    while let child = try EBMLElement(source, at: position, limit: element.end) {
      guard try visit(child) else { return }
      position = child.end
    }
  }
}
