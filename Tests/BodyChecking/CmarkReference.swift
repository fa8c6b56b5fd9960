import CCmark

/// The HTML that cmark itself renders.
package enum CmarkReference {
  /// Renders in cmark's safe mode, or with raw HTML as it stands; with smart punctuation where that is asked for.
  package static func html(_ text: String, keepsRawHTML: Bool = false, isSmart: Bool = false) -> String {
    let options = (keepsRawHTML ? CMARK_OPT_UNSAFE : CMARK_OPT_DEFAULT) | (isSmart ? CMARK_OPT_SMART : 0)
    var text = text
    return text.withUTF8 { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
        guard let html = unsafe cmark_markdown_to_html(characters.baseAddress, characters.count, options)
        else { return "" }
        defer { unsafe cmark_get_default_mem_allocator().pointee.free(html) }
        return unsafe String(cString: html)
      }
    }
  }
}
