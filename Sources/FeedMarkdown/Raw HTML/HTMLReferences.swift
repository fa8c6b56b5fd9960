internal import FeedMarkup

/// Escapes text of raw HTML, in which character references stand already.
enum HTMLReferences {
  /// Appends the text as it may stand in element content and in double quotes; every `&` stays.
  static func append(_ text: ArraySlice<UInt8>, to buffer: inout MarkupBuffer) {
    var isFirst = true
    for part in text.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false) {
      if !isFirst { buffer.append("&") }
      isFirst = false
      HTMLEscaping.appendKeepingApostrophes(String(decoding: part, as: UTF8.self), to: &buffer)
    }
  }
}
