import HTTPTypes
import Hummingbird

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
