internal import CCmark

/// A node of cmark's tree, valid as long as its ``CmarkDocument`` lives, which is as long as `walk` runs.
@safe
struct CmarkNode {
  private let pointer: OpaquePointer

  init(_ pointer: OpaquePointer) {
    unsafe self.pointer = unsafe pointer
  }

  var type: cmark_node_type { unsafe cmark_node_get_type(pointer) }

  var parent: CmarkNode? {
    guard let parent = unsafe cmark_node_parent(pointer) else { return nil }
    return unsafe CmarkNode(parent)
  }

  var firstChild: CmarkNode? {
    guard let child = unsafe cmark_node_first_child(pointer) else { return nil }
    return unsafe CmarkNode(child)
  }

  /// The text of a text, code or HTML node.
  var literal: String { unsafe Self.string(cmark_node_get_literal(pointer)) }

  /// The text with which the first leaf within the node begins; empty where that is no text.
  var firstText: String {
    var node = self
    while let child = node.firstChild { node = child }
    return node.type == CMARK_NODE_TEXT || node.type == CMARK_NODE_CODE ? node.literal : ""
  }

  /// The words after the opening fence of a code block.
  var fenceInfo: String { unsafe Self.string(cmark_node_get_fence_info(pointer)) }

  /// The destination of a link or image, its entities and backslashes decoded.
  var destination: String { unsafe Self.string(cmark_node_get_url(pointer)) }

  /// The title of a link or image.
  var title: String { unsafe Self.string(cmark_node_get_title(pointer)) }

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

  private static func string(_ characters: UnsafePointer<CChar>?) -> String {
    guard let characters = unsafe characters else { return "" }
    return unsafe String(cString: characters)
  }
}
