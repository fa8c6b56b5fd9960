import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An XML document as a tree, read by Foundation's parser, which takes well-formed documents only.
package final class XMLTree {
  package let name: String
  package private(set) var attributes: [String: String]
  package private(set) var children: [XMLTree] = []
  package private(set) var text = ""

  /// Reads a document; throws where it is not well-formed.
  package convenience init(_ document: String) throws { try self.init(document.utf8) }

  package convenience init(_ document: some Sequence<UInt8>) throws {
    let builder = Builder()
    let parser = XMLParser(data: Data(document))
    parser.delegate = builder
    guard parser.parse(), let root = builder.root else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
    self.init(name: root.name, attributes: root.attributes)
    children = root.children
    text = root.text
  }

  private init(name: String, attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }

  /// The first child of a name.
  package func first(_ name: String) -> XMLTree? { children.first { $0.name == name } }

  /// The children of a name.
  package func all(_ name: String) -> [XMLTree] { children.filter { $0.name == name } }

  private final class Builder: NSObject, XMLParserDelegate {
    var root: XMLTree?
    private var open: [XMLTree] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      let element = XMLTree(name: name, attributes: attributes)
      open.last?.children.append(element)
      if root == nil { root = element }
      open.append(element)
    }

    func parser(_ parser: XMLParser, didEndElement: String, namespaceURI: String?, qualifiedName: String?) {
      open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) { open.last?.text += text }

    func parser(_ parser: XMLParser, foundCDATA block: Data) {
      open.last?.text += String(decoding: block, as: UTF8.self)
    }
  }
}
