import CCmark

/// What libcmark itself makes of a text.
enum CmarkReference {
  /// The HTML, raw HTML in it as it stands.
  static func html(_ text: String) -> String {
    var text = text
    return text.withUTF8 { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
        guard let html = unsafe cmark_markdown_to_html(characters.baseAddress, characters.count, CMARK_OPT_UNSAFE)
        else { return "" }
        defer { unsafe cmark_get_default_mem_allocator().pointee.free(html) }
        return unsafe String(cString: html)
      }
    }
  }
}
