import TestSupport

/// What an independent parser makes of a document: whether it is well-formed, and its elements with their texts.
struct XMLOutline {
  /// Why it is not well-formed; nil where it is.
  private(set) var failure: String?
  /// The texts of the elements by name, in the order of the document.
  private(set) var texts: [String: [String]] = [:]
  /// The attributes of the elements by name, in the order of the document.
  private(set) var attributes: [String: [[String: String]]] = [:]

  init(_ bytes: some Sequence<UInt8>) {
    do { add(try XMLTree(bytes)) } catch { failure = "\(error)" }
  }

  /// Parses a piece of HTML as our writers write it: void elements and boolean attributes are closed for XML first.
  init(html: String) {
    let closed =
      html
      .replacing(/<(img|br|hr|data)\b([^>]*?)\s*\/?>/) { "<\($0.output.1)\($0.output.2)/>" }
      .replacing(" controls", with: " controls=\"\"")
    self.init("<div>\(closed)</div>".utf8)
  }

  private mutating func add(_ element: XMLTree) {
    texts[element.name, default: []].append(element.text)
    attributes[element.name, default: []].append(element.attributes)
    for child in element.children { add(child) }
  }
}
