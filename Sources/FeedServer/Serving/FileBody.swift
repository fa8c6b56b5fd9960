import Hummingbird
import NIOCore
import NIOPosix

/// Sends a part of a file, piece by piece, as fast as the client takes it.
struct FileBody: Sendable {
  let file: OpenedFile
  let range: Range<Int>

  /// Never more than this is in memory for a client.
  private static let pieceSize = 128 << 10

  /// The body of an answer.
  var body: ResponseBody {
    ResponseBody(contentLength: range.count) { writer in
      var offset = range.lowerBound
      while offset < range.upperBound {
        let count = min(Self.pieceSize, range.upperBound - offset)
        let start = offset
        let bytes = try await NIOThreadPool.singleton.runIfActive { file.read(from: start, count: count) }
        // The length was promised; only a closed connection tells the client that there is no more.
        guard bytes.count == count else { throw FileEndedEarly() }
        try await writer.write(ByteBuffer(bytes: bytes))
        offset += count
      }
      try await writer.finish(nil)
    }
  }
}

/// A file has become shorter while it was sent.
struct FileEndedEarly: Error {}
