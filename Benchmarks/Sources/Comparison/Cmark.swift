internal import CmarkLibrary

/// libcmark by itself, the measure for everything here.
public enum Cmark {
  /// Parses and renders a text, and gives the length of its HTML in bytes.
  public static func render(_ text: String) -> Int { render(text, options: CMARK_OPT_DEFAULT) }

  /// The same with smart punctuation, which libcmark makes nodes of their own of.
  public static func renderSmart(_ text: String) -> Int { render(text, options: CMARK_OPT_SMART) }

  private static func render(_ text: String, options: CInt) -> Int {
    var text = text
    return text.withUTF8 { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
        guard let html = unsafe cmark_markdown_to_html(characters.baseAddress, characters.count, options)
        else { return 0 }
        defer { unsafe cmark_get_default_mem_allocator().pointee.free(html) }
        return unsafe Int(strlen(html))
      }
    }
  }

  /// The version of the library that is running.
  public static var version: String { unsafe String(cString: cmark_version_string()) }
}
