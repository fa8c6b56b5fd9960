internal import CCmark

/// A node of cmark's tree, valid as long as its ``CmarkDocument`` lives.
@safe
struct CmarkNode: Hashable {
  private let pointer: OpaquePointer

  init?(_ pointer: OpaquePointer?) {
    guard let pointer = unsafe pointer else { return nil }
    unsafe self.pointer = unsafe pointer
  }

  var type: cmark_node_type { unsafe cmark_node_get_type(pointer) }

  var parent: CmarkNode? { unsafe CmarkNode(cmark_node_parent(pointer)) }

  var firstChild: CmarkNode? { unsafe CmarkNode(cmark_node_first_child(pointer)) }

  var lastChild: CmarkNode? { unsafe CmarkNode(cmark_node_last_child(pointer)) }

  var next: CmarkNode? { unsafe CmarkNode(cmark_node_next(pointer)) }

  var previous: CmarkNode? { unsafe CmarkNode(cmark_node_previous(pointer)) }

  /// The text of a text, code or HTML node.
  var literal: String { unsafe Self.string(cmark_node_get_literal(pointer)) }

  /// Calls `body` with the bytes of ``literal``, which are valid UTF-8.
  @inline(__always)
  func withLiteral<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    guard let characters = unsafe cmark_node_get_literal(pointer) else {
      return unsafe body(.init(start: nil, count: 0))
    }
    let count = unsafe strlen(characters)
    return unsafe characters.withMemoryRebound(to: UInt8.self, capacity: count) { bytes in
      unsafe body(.init(start: bytes, count: count))
    }
  }

  var literalBytes: [UInt8] { unsafe withLiteral { unsafe Array($0) } }

  /// The words after the opening fence of a code block.
  var fenceInfo: String { unsafe Self.string(cmark_node_get_fence_info(pointer)) }

  /// The destination of a link or image, its entities and backslashes decoded.
  var destination: String { unsafe Self.string(cmark_node_get_url(pointer)) }

  var title: String { unsafe Self.string(cmark_node_get_title(pointer)) }

  /// The name of what a node of our own refers to.
  var label: String { unsafe Self.string(cmark_node_get_on_enter(pointer)) }

  /// The index of the list of attributes that a pass gave the node; nil where it has none.
  var attributes: Int? { mark < Self.variants ? nil : mark / Self.variants - 1 }

  /// The meaning that a pass gave the node; 0 for a node of cmark's own.
  var variant: Int { mark % Self.variants }

  /// How many variants there may be; they share a number with the index of the attributes.
  private static let variants = 16

  private var mark: Int { unsafe Int(bitPattern: cmark_node_get_user_data(pointer)) }

  var headingLevel: Int { unsafe Int(cmark_node_get_heading_level(pointer)) }

  var isOrderedList: Bool { unsafe cmark_node_get_list_type(pointer) == CMARK_ORDERED_LIST }

  var listStart: Int { unsafe Int(cmark_node_get_list_start(pointer)) }

  /// Whether the paragraphs of a list's items are written without tags of their own.
  var isTightList: Bool { unsafe cmark_node_get_list_tight(pointer) != 0 }

  /// The line on which the node begins, counted from one.
  var line: Int { unsafe Int(cmark_node_get_start_line(pointer)) }

  /// The line on which the node ends; right for paragraphs and headings only.
  var endLine: Int { unsafe Int(cmark_node_get_end_line(pointer)) }

  /// The column in bytes at which the node begins, counted from one.
  var byteColumn: Int { unsafe Int(cmark_node_get_start_column(pointer)) }

  static func == (left: CmarkNode, right: CmarkNode) -> Bool { unsafe left.pointer == right.pointer }

  func hash(into hasher: inout Hasher) { unsafe hasher.combine(pointer) }

  private static func string(_ characters: UnsafePointer<CChar>?) -> String {
    guard let characters = unsafe characters else { return "" }
    return unsafe String(cString: characters)
  }
}

/// Changes of the tree, for the passes over it.
///
/// cmark looks at all ancestors of a node before it lets another one in, so that passes stay away from great depths.
extension CmarkNode {
  /// A node without content of its own that belongs to no tree yet.
  static func new(_ type: cmark_node_type) -> CmarkNode? {
    unsafe CmarkNode(cmark_node_new_with_mem(type, CmarkMemory.allocator))
  }

  /// A text that belongs to no tree yet; `bytes` is valid UTF-8 without U+0000.
  static func text(_ bytes: some Collection<UInt8>) -> CmarkNode? {
    let node = new(CMARK_NODE_TEXT)
    node?.setLiteral(bytes)
    return node
  }

  /// A node of our own within text that belongs to no tree yet, and perhaps the name of what it refers to.
  static func inline(_ meaning: InlineMeaning, label: String? = nil) -> CmarkNode? {
    let node = new(CMARK_NODE_CUSTOM_INLINE)
    node?.setVariant(meaning.rawValue)
    if let node, let label { _ = unsafe cmark_node_set_on_enter(node.pointer, label) }
    return node
  }

  /// A link that belongs to no tree yet.
  static func link(to destination: String) -> CmarkNode? {
    let node = new(CMARK_NODE_LINK)
    if let node { _ = unsafe cmark_node_set_url(node.pointer, destination) }
    return node
  }

  /// Replaces the text of a text node; `bytes` is valid UTF-8 without U+0000.
  func setLiteral(_ bytes: some Collection<UInt8>) {
    let count = bytes.count
    unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count + 1) { characters in
      _ = unsafe characters.initialize(from: bytes)
      unsafe characters.initializeElement(at: count, to: 0)
      unsafe characters.withMemoryRebound(to: CChar.self) { _ = unsafe cmark_node_set_literal(pointer, $0.baseAddress) }
    }
  }

  /// Gives the node a list of attributes, by its index.
  func setAttributes(_ index: Int) {
    setMark((index + 1) * Self.variants + variant)
  }

  /// Says what the node is besides what cmark says, from 1 to 15; 0 for nothing else.
  func setVariant(_ variant: Int) {
    setMark(mark - self.variant + variant)
  }

  private func setMark(_ mark: Int) {
    _ = unsafe cmark_node_set_user_data(pointer, UnsafeMutableRawPointer(bitPattern: mark))
  }

  /// Puts a node that belongs to no tree, or another place of it, before this one.
  func insertBefore(_ node: CmarkNode) {
    _ = unsafe cmark_node_insert_before(pointer, node.pointer)
  }

  /// Puts a node that belongs to no tree, or another place of it, after this one.
  func insertAfter(_ node: CmarkNode) {
    _ = unsafe cmark_node_insert_after(pointer, node.pointer)
  }

  /// Puts a node that belongs to no tree, or another place of it, at the end of this one's children.
  func append(_ node: CmarkNode) {
    _ = unsafe cmark_node_append_child(pointer, node.pointer)
  }

  /// Takes the node out of the tree; it must not be used any more.
  func remove() {
    unsafe cmark_node_free(pointer)
  }

  /// Changes the text of the node: what it holds, the words after a fence, the address and the title of a link.
  ///
  /// - Parameters:
  ///   - isHidden: Whether text that holds a byte is changed.
  ///   - change: Makes the new bytes; its flag says whether backslashes are literal, as in code.
  func changeText(where isHidden: (UInt8) -> Bool, _ change: ([UInt8], Bool) -> [UInt8]) {
    func changed(_ text: String) -> String? {
      guard text.utf8.contains(where: isHidden) else { return nil }
      return String(decoding: change(Array(text.utf8), false), as: UTF8.self)
    }
    switch type {
    case CMARK_NODE_TEXT, CMARK_NODE_CODE, CMARK_NODE_HTML_INLINE, CMARK_NODE_HTML_BLOCK, CMARK_NODE_CODE_BLOCK:
      let isChanged = unsafe withLiteral { unsafe $0.contains(where: isHidden) }
      if isChanged { setLiteral(change(literalBytes, type != CMARK_NODE_TEXT)) }
      guard type == CMARK_NODE_CODE_BLOCK, let info = changed(fenceInfo) else { return }
      _ = unsafe cmark_node_set_fence_info(pointer, info)
    case CMARK_NODE_LINK, CMARK_NODE_IMAGE:
      if let address = changed(destination) { _ = unsafe cmark_node_set_url(pointer, address) }
      if let title = changed(title) { _ = unsafe cmark_node_set_title(pointer, title) }
    default: break
    }
  }
}
