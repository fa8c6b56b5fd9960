import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What an independent parser makes of a document: whether it is well-formed, and its elements with their texts.
final class XMLOutline: NSObject, XMLParserDelegate {
  /// Why it is not well-formed; nil where it is.
  private(set) var failure: String?
  /// The texts of the elements by name, in the order of the document.
  private(set) var texts: [String: [String]] = [:]
  /// The attributes of the elements by name, in the order of the document.
  private(set) var attributes: [String: [[String: String]]] = [:]

  private var open: [String] = []

  init(_ bytes: some Sequence<UInt8>) {
    super.init()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = self
    if !parser.parse() { failure = "line \(parser.lineNumber): \(parser.parserError.debugDescription)" }
  }

  /// Parses a piece of HTML as our writers write it: void elements and boolean attributes are closed for XML first.
  convenience init(html: String) {
    let closed =
      html
      .replacing(/<(img|br|hr|data)\b([^>]*?)\s*\/?>/) { "<\($0.output.1)\($0.output.2)/>" }
      .replacing(" controls", with: " controls=\"\"")
    self.init("<div>\(closed)</div>".utf8)
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    open.append(name)
    texts[name, default: []].append("")
    self.attributes[name, default: []].append(attributes)
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    guard let name = open.last, let last = texts[name]?.indices.last else { return }
    texts[name]?[last] += text
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    open.removeLast()
  }
}
