internal import CCmark

/// A node of cmark's tree, valid as long as its ``CmarkDocument`` lives.
@safe
struct CmarkNode: Hashable {
  let pointer: OpaquePointer

  init(_ pointer: OpaquePointer) {
    unsafe self.pointer = unsafe pointer
  }

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

  /// The bytes of ``literal``.
  var literalBytes: [UInt8] { unsafe withLiteral { unsafe Array($0) } }

  /// The words after the opening fence of a code block.
  var fenceInfo: String { unsafe Self.string(cmark_node_get_fence_info(pointer)) }

  /// The destination of a link or image, its entities and backslashes decoded.
  var destination: String { unsafe Self.string(cmark_node_get_url(pointer)) }

  /// The title of a link or image.
  var title: String { unsafe Self.string(cmark_node_get_title(pointer)) }

  /// The name of what a node of our own refers to.
  var label: String { unsafe Self.string(cmark_node_get_on_enter(pointer)) }

  /// The index of the list of attributes that a pass gave the node; nil where it has none.
  var attributes: Int? { mark < Self.variants ? nil : mark / Self.variants - 1 }

  /// The index of the short code that a text stands for, such as `:tada:`; nil where it stands for itself.
  ///
  /// A text has no attributes, and keeps the index in the same place.
  var shortCode: Int? { attributes }

  /// What a pass made of the node; 0 where it is what cmark says.
  var variant: Int { mark % Self.variants }

  /// How many variants there may be; they share a number with the index of the attributes.
  static let variants = 16

  var mark: Int { unsafe Int(bitPattern: cmark_node_get_user_data(pointer)) }

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
