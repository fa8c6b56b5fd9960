import HTTPTypes
import HummingbirdCore
import NIOCore
import NIOPosix

/// Makes the answer that sends a representation, or the part of it that a request asks for.
struct RepresentationResponse {
  let representation: Representation
  let request: Request

  /// The answer after the request's conditions and range.
  var response: Response {
    let conditions = Preconditions(request.headers)
    switch conditions.verdict(tag: representation.tag, lastModified: representation.lastModified) {
    case .failed: return Response(status: .preconditionFailed, headers: validators)
    case .notModified: return Response(status: .notModified, headers: validators)
    case .proceed: break
    }
    // Ranges are for GET only (RFC 9110 section 14.2).
    guard request.method == .get, let range = request.headers[.range],
      conditions.allowsRange(tag: representation.tag, lastModified: representation.lastModified, now: .now)
    else { return response(status: .ok) }
    switch ByteRangeRequest(range, length: representation.length) {
    case .whole: return response(status: .ok)
    case .part(let part): return response(status: .partialContent, part: part)
    case .unsatisfiable:
      return .text(
        "The file has \(representation.length) bytes.", status: .rangeNotSatisfiable,
        [.contentRange: "bytes */\(representation.length)", .acceptRanges: "bytes"])
    }
  }

  /// The whole, or a part of it, with a status, whatever the request's conditions.
  func response(status: HTTPResponse.Status, part: ClosedRange<Int>? = nil) -> Response {
    let range = part.map { Range($0) } ?? 0..<representation.length
    let isFound = status == .ok || part != nil
    var fields = isFound ? validators : [.cacheControl: "no-store"]
    fields[.contentType] = representation.type
    fields[.contentLength] = String(range.count)
    fields[.xContentTypeOptions] = "nosniff"
    if isFound { fields[.acceptRanges] = "bytes" }
    if let part {
      fields[.contentRange] = "bytes \(part.lowerBound)-\(part.upperBound)/\(representation.length)"
    }
    return Response(status: status, headers: fields, body: body(of: range))
  }

  /// What a client needs to ask again (RFC 9110 section 15.4.5).
  private var validators: HTTPFields {
    var fields = HTTPFields()
    fields.reserveCapacity(8)
    fields[.eTag] = representation.tag.text
    // No date lies after that of the answer (section 8.8.2.1).
    fields[.lastModified] = min(representation.lastModified, .now).text
    // The site may change at any moment, so clients have to revalidate each time.
    fields[.cacheControl] = "no-cache"
    return fields
  }

  private func body(of range: Range<Int>) -> ResponseBody {
    switch representation.body {
    case .bytes(let buffer):
      let start = buffer.readerIndex + range.lowerBound
      return ResponseBody(byteBuffer: buffer.getSlice(at: start, length: range.count) ?? ByteBuffer())
    case .file(let file): return Self.body(of: range, in: file)
    }
  }

  /// Never more than this of a file is in memory for a client.
  private static let pieceSize = 128 << 10

  /// A part of a file, which is sent piece by piece, as fast as the client takes it.
  private static func body(of range: Range<Int>, in file: OpenedFile) -> ResponseBody {
    ResponseBody(contentLength: range.count) { writer in
      var offset = range.lowerBound
      while offset < range.upperBound {
        let count = min(Self.pieceSize, range.upperBound - offset)
        let start = offset
        let bytes = try await NIOThreadPool.singleton.runIfActive { file.read(from: start, count: count) }
        // The length was announced; only a closed connection tells the client that there is no more.
        guard bytes.count == count else { throw ChannelError.eof }
        try await writer.write(ByteBuffer(bytes: bytes))
        offset += count
      }
      try await writer.finish(nil)
    }
  }
}

extension Response {
  /// A sentence as an answer.
  ///
  /// - Parameter closes: Whether the connection ends with it, because what follows is not to be trusted or read.
  static func text(
    _ text: String, status: HTTPResponse.Status, _ fields: HTTPFields = [:], closes: Bool = false
  ) -> Response {
    var fields = fields
    fields[.contentType] = "text/plain; charset=utf-8"
    fields[.xContentTypeOptions] = "nosniff"
    if closes { fields[.connection] = "close" }
    return Response(
      status: status, headers: fields, body: ResponseBody(byteBuffer: ByteBuffer(string: text + "\n")))
  }
}
