internal import CCmark

/// Changes of the tree, for the passes over it.
///
/// cmark looks at all ancestors of a node before it lets another one in, so that passes stay away from great depths.
extension CmarkNode {
  /// A text that belongs to no tree yet; `bytes` is valid UTF-8 without U+0000.
  static func text(_ bytes: some Collection<UInt8>) -> CmarkNode? {
    let node = unsafe CmarkNode(cmark_node_new_with_mem(CMARK_NODE_TEXT, CmarkMemory.allocator))
    node?.setLiteral(bytes)
    return node
  }

  /// A node of our own within text that belongs to no tree yet, and perhaps the name of what it refers to.
  static func inline(_ meaning: InlineMeaning, label: String? = nil) -> CmarkNode? {
    let node = unsafe CmarkNode(cmark_node_new_with_mem(CMARK_NODE_CUSTOM_INLINE, CmarkMemory.allocator))
    node?.setVariant(meaning.rawValue)
    if let node, let label { _ = unsafe cmark_node_set_on_enter(node.pointer, label) }
    return node
  }

  /// A node without content of its own that belongs to no tree yet.
  static func new(_ type: cmark_node_type) -> CmarkNode? {
    unsafe CmarkNode(cmark_node_new_with_mem(type, CmarkMemory.allocator))
  }

  /// A link that belongs to no tree yet.
  static func link(to destination: String) -> CmarkNode? {
    let node = unsafe CmarkNode(cmark_node_new_with_mem(CMARK_NODE_LINK, CmarkMemory.allocator))
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

  /// Replaces the destination of a link or image.
  func setDestination(_ destination: String) {
    _ = unsafe cmark_node_set_url(pointer, destination)
  }

  /// Replaces the title of a link or image.
  func setTitle(_ title: String) {
    _ = unsafe cmark_node_set_title(pointer, title)
  }

  /// Replaces the words after the opening fence of a code block.
  func setFenceInfo(_ info: String) {
    _ = unsafe cmark_node_set_fence_info(pointer, info)
  }

  /// Takes the text nodes behind this one into it: cmark makes nodes of their own of brackets and the like.
  func joinTextBehind() {
    guard let next, next.type == CMARK_NODE_TEXT else { return }
    var bytes = literalBytes
    while let next = self.next, next.type == CMARK_NODE_TEXT {
      unsafe next.withLiteral { unsafe bytes.append(contentsOf: $0) }
      next.remove()
    }
    setLiteral(bytes)
  }

  /// Gives the node a list of attributes, by its index.
  func setAttributes(_ index: Int) {
    setMark((index + 1) * Self.variants + variant)
  }

  /// Says which short code a text stands for, by its index.
  func setShortCode(_ index: Int) { setAttributes(index) }

  /// Says what the node is besides what cmark says, from 1 to 15.
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

  /// Puts a node that belongs to no tree, or another place of it, behind this one.
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

  /// Changes the text of the node: what it holds, the words behind a fence, the address and the title of a link.
  ///
  /// - Parameter change: Makes the new bytes; told whether a backslash among them stands for itself, as in code.
  func changeText(_ change: ([UInt8], Bool) -> [UInt8]) {
    func changed(_ text: String) -> String {
      String(decoding: change(Array(text.utf8), false), as: UTF8.self)
    }
    switch type {
    case CMARK_NODE_TEXT, CMARK_NODE_CODE, CMARK_NODE_HTML_INLINE, CMARK_NODE_HTML_BLOCK, CMARK_NODE_CODE_BLOCK:
      let bytes = literalBytes
      let changedBytes = change(bytes, type != CMARK_NODE_TEXT)
      if changedBytes != bytes { setLiteral(changedBytes) }
      if type == CMARK_NODE_CODE_BLOCK { setFenceInfo(changed(fenceInfo)) }
    case CMARK_NODE_LINK, CMARK_NODE_IMAGE:
      setDestination(changed(destination))
      setTitle(changed(title))
    default: break
    }
  }
}
