internal import CCmark

/// A tree that cmark parsed, in the memory of the thread; freed when it goes out of scope.
@safe
struct CmarkDocument: ~Copyable {
  private let pointer: OpaquePointer?

  /// Parses a text, which is UTF-8. cmark joins the text nodes that it leaves side by side before it hands the tree out.
  init(parsing text: borrowing [UInt8], isSmart: Bool = false) {
    // Positions of inline nodes after a line end inside a code span are kept up only with this option.
    let options = CMARK_OPT_SOURCEPOS | (isSmart ? CMARK_OPT_SMART : 0)
    unsafe pointer = text.withUnsafeBytes { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
        let parser = unsafe cmark_parser_new_with_mem(options, CmarkMemory.open())
        defer { unsafe cmark_parser_free(parser) }
        unsafe cmark_parser_feed(parser, characters.baseAddress, characters.count)
        return unsafe cmark_parser_finish(parser)
      }
    }
  }

  deinit {
    CmarkMemory.close()
  }

  /// The type of the first block; nil where there is none.
  var firstBlockType: cmark_node_type? {
    guard let first = unsafe cmark_node_first_child(pointer) else { return nil }
    return unsafe cmark_node_get_type(first)
  }

  /// Calls `visit` for each node in the order of the text: once for a leaf, twice, on entering and on leaving, for
  /// every other node. It does not recurse, so depth costs no stack.
  ///
  /// - Parameter onlyBlocks: Whether paragraphs and headings are leaves: what is in them is passed over.
  borrowing func walk(onlyBlocks: Bool = false, _ visit: (CmarkNode, _ isEntering: Bool) -> Void) {
    guard let iterator = unsafe cmark_iter_new(pointer) else { return }
    defer { unsafe cmark_iter_free(iterator) }
    while true {
      let event = unsafe cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE, let current = unsafe cmark_iter_get_node(iterator),
        let node = unsafe CmarkNode(current)
      else { return }
      if onlyBlocks, node.type == CMARK_NODE_PARAGRAPH || node.type == CMARK_NODE_HEADING {
        unsafe cmark_iter_reset(iterator, current, CMARK_EVENT_EXIT)
      }
      visit(node, event == CMARK_EVENT_ENTER)
    }
  }
}
