internal import CCmark

/// A tree that cmark parsed; freed when it goes out of scope.
@safe
struct CmarkDocument: ~Copyable {
  private let root: OpaquePointer?

  /// Parses a text.
  init(parsing text: String) {
    var text = text
    // Positions of inline nodes after a line end inside a code span are kept up only with this option.
    unsafe root = text.withUTF8 { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
        unsafe cmark_parse_document(characters.baseAddress, characters.count, CMARK_OPT_SOURCEPOS)
      }
    }
  }

  deinit {
    unsafe cmark_node_free(root)
  }

  /// Calls `visit` for each node in the order of the text: once where a leaf stands, twice, on entering and on
  /// leaving, for every other node. It does not recurse, so depth costs no stack.
  borrowing func walk(_ visit: (CmarkNode, _ isEntering: Bool) -> Void) {
    guard let iterator = unsafe cmark_iter_new(root) else { return }
    defer { unsafe cmark_iter_free(iterator) }
    while true {
      let event = unsafe cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE, let node = unsafe cmark_iter_get_node(iterator) else { return }
      unsafe visit(CmarkNode(node), event == CMARK_EVENT_ENTER)
    }
  }
}
