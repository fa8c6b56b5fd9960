internal import CXML
import FeedDiagnostics

/// Reads XML and HTML with libxml2; the only use of its interface.
///
/// Nothing is fetched, no file but the one that is given is opened, and no entity that a document declares is expanded.
package enum MarkupDocument {
  /// Reads an XML document (XML 1.0, Namespaces in XML 1.0).
  ///
  /// - Returns: the root element.
  package static func xml(_ bytes: [UInt8]) throws(MarkupError) -> MarkupElement {
    xmlInitParser()
    let prepared = XMLPreparation.prepared(bytes, character: character(named:))
    guard let context = unsafe xmlNewParserCtxt() else { throw .outOfMemory }
    defer { unsafe xmlFreeParserCtxt(context) }
    let options = options(XML_PARSE_NONET, XML_PARSE_NOERROR, XML_PARSE_NOWARNING, XML_PARSE_HUGE, XML_PARSE_BIG_LINES)
    let document = unsafe prepared.withUnsafeBytes { buffer in
      unsafe xmlCtxtReadMemory(
        context, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(clamping: buffer.count), nil, nil,
        options)
    }
    guard let document = unsafe document else { throw unsafe error(context, in: bytes) }
    defer { unsafe xmlFreeDoc(document) }
    guard let root = unsafe xmlDocGetRootElement(document) else { throw unsafe error(context, in: bytes) }
    return unsafe element(root, isHTML: false, depth: 0)
  }

  /// Parses a fragment of HTML or a whole document, however broken.
  ///
  /// - Returns: the contents of its body.
  package static func html(_ text: String) -> [MarkupNode] {
    xmlInitParser()
    guard text.contains(where: { !$0.isWhitespace }) else { return [] }
    let isDocument = text.contains(/<(html|body|head)[\s>]/.ignoresCase())
    // Within an element, text that is alone is given no paragraph.
    let bytes = Array((isDocument ? text : "<html><body><div>\(text)</div></body></html>").utf8)
    let options = options(HTML_PARSE_RECOVER, HTML_PARSE_NOERROR, HTML_PARSE_NOWARNING, HTML_PARSE_NONET)
    guard let context = unsafe htmlNewParserCtxt() else { return [] }
    defer { unsafe htmlFreeParserCtxt(context) }
    // Without it, libxml2 stops where elements are nested deeply, and the rest would be lost.
    unsafe xmlCtxtUseOptions(context, Self.options(XML_PARSE_HUGE))
    let document = unsafe bytes.withUnsafeBytes { buffer in
      unsafe htmlCtxtReadMemory(
        context, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(clamping: buffer.count), nil, "UTF-8",
        options)
    }
    guard let document = unsafe document else { return [] }
    defer { unsafe xmlFreeDoc(document) }
    guard let top = unsafe xmlDocGetRootElement(document) else { return [] }
    let root = unsafe element(top, isHTML: true, depth: 0)
    let body = root.first("body")?.children ?? root.children
    guard !isDocument, case .element(let wrapper)? = body.first, wrapper.name == "div" else { return body }
    return wrapper.children + body.dropFirst()
  }

  private static func character(named name: String) -> Unicode.Scalar? {
    guard let entity = unsafe htmlEntityLookup(name) else { return nil }
    return unsafe Unicode.Scalar(UInt32(entity.pointee.value))
  }

  private static func options<Option: RawRepresentable<UInt32>>(_ options: Option...) -> Int32 {
    Int32(bitPattern: options.reduce(0) { $0 | $1.rawValue })
  }

  /// What libxml2 complains about, at a column only where the line has it: it goes on counting in some places, and what
  /// was prepared may be longer.
  private static func error(_ context: xmlParserCtxtPtr, in bytes: [UInt8]) -> MarkupError {
    guard let error = unsafe xmlCtxtGetLastError(context) else { return MarkupError(reason: "it is empty") }
    let message = unsafe error.pointee.message.map { unsafe String(cString: $0) } ?? "it cannot be read"
    let reason = message.split(whereSeparator: \.isNewline).first.map(String.init) ?? message
    let line = unsafe Int(error.pointee.line)
    let column = unsafe Int(error.pointee.int2)
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.indices.contains(line - 1) else { return MarkupError(reason: reason) }
    let length = lines[line - 1].count { $0 & 0xC0 != 0x80 }
    return MarkupError(reason: reason, line: line, column: (1...length + 1).contains(column) ? column : nil)
  }

  // MARK: Nodes

  /// Deeper elements are replaced by their contents, so that recursion ends.
  private static let depthLimit = 200

  private static func element(_ node: xmlNodePtr, isHTML: Bool, depth: Int) -> MarkupElement {
    let name = unsafe string(node.pointee.name)
    let namespace = unsafe node.pointee.ns.map { unsafe string($0.pointee.href) } ?? ""
    return unsafe MarkupElement(
      name: isHTML ? name.lowercased() : name, namespace: namespace, attributes: attributes(node),
      children: children(node, isHTML: isHTML, depth: depth + 1), line: Int(xmlGetLineNo(node)))
  }

  private static func attributes(_ node: xmlNodePtr) -> [MarkupAttribute] {
    var attributes: [MarkupAttribute] = []
    var next = unsafe node.pointee.properties
    while let attribute = unsafe next {
      let namespace = unsafe attribute.pointee.ns.map { unsafe string($0.pointee.href) } ?? ""
      unsafe attributes.append(
        MarkupAttribute(
          name: string(attribute.pointee.name), namespace: namespace, value: text(attribute.pointee.children)))
      unsafe next = attribute.pointee.next
    }
    return attributes
  }

  /// The text of the nodes that make the value of an attribute.
  private static func text(_ first: xmlNodePtr?) -> String {
    var text = ""
    var next = unsafe first
    while let node = unsafe next {
      if unsafe node.pointee.type == XML_TEXT_NODE { unsafe text += string(node.pointee.content) }
      unsafe next = node.pointee.next
    }
    return text
  }

  private static func children(_ parent: xmlNodePtr, isHTML: Bool, depth: Int) -> [MarkupNode] {
    var nodes: [MarkupNode] = []
    var next = unsafe parent.pointee.children
    while let node = unsafe next {
      switch unsafe node.pointee.type {
      case XML_TEXT_NODE, XML_CDATA_SECTION_NODE: unsafe append(string(node.pointee.content), to: &nodes)
      case XML_COMMENT_NODE: unsafe nodes.append(.comment(string(node.pointee.content)))
      case XML_ENTITY_REF_NODE: unsafe append("&" + string(node.pointee.name) + ";", to: &nodes)
      case XML_ELEMENT_NODE:
        guard depth < depthLimit else {
          unsafe nodes += flattened(node)
          break
        }
        var element = unsafe element(node, isHTML: isHTML, depth: depth)
        // libxml2 takes what follows a void element of HTML 5 for its content.
        let isVoid = isHTML && MarkupSerializer.voidElements.contains(element.name)
        let inner = isVoid ? element.children : []
        if isVoid { element.children = [] }
        nodes.append(.element(element))
        nodes += inner
      default: break
      }
      unsafe next = node.pointee.next
    }
    return nodes
  }

  /// The text in an element, however deep.
  private static func flattened(_ top: xmlNodePtr) -> [MarkupNode] {
    var nodes: [MarkupNode] = []
    var waiting = unsafe [top]
    while let node = unsafe waiting.popLast() {
      switch unsafe node.pointee.type {
      case XML_TEXT_NODE, XML_CDATA_SECTION_NODE: unsafe append(string(node.pointee.content), to: &nodes)
      case XML_ELEMENT_NODE:
        // The first is taken first.
        var last = unsafe node.pointee.last
        while let child = unsafe last {
          unsafe waiting.append(child)
          unsafe last = child.pointee.prev
        }
      default: break
      }
    }
    return nodes
  }

  private static func append(_ text: String, to nodes: inout [MarkupNode]) {
    if case .text(let before)? = nodes.last {
      nodes[nodes.count - 1] = .text(before + text)
    } else if !text.isEmpty {
      nodes.append(.text(text))
    }
  }

  private static func string(_ characters: UnsafePointer<xmlChar>?) -> String {
    unsafe characters.map { unsafe String(cString: $0) } ?? ""
  }
}

/// Why a document cannot be read, and where.
package struct MarkupError: Error, Hashable {
  /// What libxml2 says.
  package let reason: String
  /// The line, counted from one.
  package private(set) var line: Int?
  /// The column, counted from one.
  package private(set) var column: Int?

  static let outOfMemory = MarkupError(reason: "there is no memory for it")
}

/// Makes XML of what is nearly XML, as feeds and exports of many years are.
///
/// Control characters, which XML does not allow at all (XML 1.0, section 2.2), become spaces, and names of characters
/// that only HTML knows become numbers. Both would make a document unreadable for one character.
enum XMLPreparation {
  /// The names that XML itself knows (XML 1.0, section 4.6).
  private static let own: Set = ["amp", "lt", "gt", "quot", "apos"]
  private static let longestName = 10

  /// The document with nothing that only a browser could read; line ends stay where they are.
  static func prepared(_ bytes: [UInt8], character: (String) -> Unicode.Scalar?) -> [UInt8] {
    // In UTF-16, what looks like a control character is half of a letter.
    guard !bytes.starts(with: [0xFF, 0xFE]), !bytes.starts(with: [0xFE, 0xFF]) else { return bytes }
    let bytes = beginningWithDeclaration(bytes)
    var prepared: [UInt8] = []
    prepared.reserveCapacity(bytes.count)
    var isLiteral = false
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if isLiteral, byte == UInt8(ascii: "]"), bytes[index...].starts(with: "]]>".utf8) {
        isLiteral = false
      } else if !isLiteral, byte == UInt8(ascii: "<"), bytes[index...].starts(with: "<![CDATA[".utf8) {
        isLiteral = true
      } else if !isLiteral, byte == UInt8(ascii: "&"), let (number, end) = reference(bytes, index, character) {
        prepared += Array("&#\(number);".utf8)
        index = end
        continue
      }
      prepared.append(byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D ? 0x20 : byte)
      index += 1
    }
    return prepared
  }

  /// The document with the white space before its declaration, where XML allows none, moved after it, so that all that
  /// follows stays on its line.
  private static func beginningWithDeclaration(_ bytes: [UInt8]) -> [UInt8] {
    let space = bytes.prefix { [0x20, 0x0A, 0x0D, 0x09].contains($0) }
    let rest = bytes[space.endIndex...]
    guard !space.isEmpty, rest.starts(with: "<?xml".utf8), let end = rest.firstIndex(of: UInt8(ascii: ">")) else {
      return bytes
    }
    return Array(rest[...end] + space + rest[(end + 1)...])
  }

  /// The number of the character whose name is at an index, and where the name ends.
  private static func reference(
    _ bytes: [UInt8], _ start: Int, _ character: (String) -> Unicode.Scalar?
  ) -> (UInt32, end: Int)? {
    let name = bytes[(start + 1)...].prefix(longestName).prefix { $0.isASCIILetter || $0.isASCIIDigit }
    guard !name.isEmpty, name.endIndex < bytes.count, bytes[name.endIndex] == UInt8(ascii: ";") else { return nil }
    let text = String(decoding: name, as: UTF8.self)
    guard !own.contains(text), let scalar = character(text) else { return nil }
    return (scalar.value, name.endIndex + 1)
  }
}
