import HTMLChecking

/// A thing of a page in microformats2, read as far as these tests need it: what it is, its properties and the things
/// within it.
struct Microformat {
  /// The types, such as `h-entry`.
  private(set) var types: [String]
  /// The values of the properties by their names without prefixes.
  private(set) var properties: [String: [String]] = [:]
  /// The things that are no property of this one.
  private(set) var children: [Microformat] = []

  /// The first value of a property.
  subscript(name: String) -> String? { properties[name]?.first }

  /// This one and all that it holds.
  var all: [Microformat] { [self] + children.flatMap(\.all) }

  /// The things of a page, the outermost ones.
  static func all(in document: HTMLDocument) -> [Microformat] {
    var open: [Element] = []
    var root = Microformat(types: [])
    for token in document.tokens {
      switch token {
      case .start(let name, let attributes):
        let element = Element(attributes)
        if HTMLDocument.voidElements.contains(name) { element.end(within: open, &root) } else { open.append(element) }
      case .text(let text):
        for element in open { element.text += text }
      case .end(let name):
        if !HTMLDocument.voidElements.contains(name) { open.popLast()?.end(within: open, &root) }
      }
    }
    return root.children
  }

  /// An element that is not closed yet.
  private final class Element {
    var item: Microformat?
    var text = ""
    private let properties: [Substring]
    private let values: [String: String]

    init(_ attributes: [DocumentToken.Attribute]) {
      values = Dictionary(attributes.map { ($0.name, $0.value) }) { first, _ in first }
      let classes = values["class"]?.split(separator: " ") ?? []
      let types = classes.filter { $0.hasPrefix("h-") }
      item = types.isEmpty ? nil : Microformat(types: types.map(String.init))
      properties = classes.filter { name in ["p-", "u-", "dt-", "e-"].contains { name.hasPrefix($0) } }
    }

    /// Gives what the element says to the thing that holds it.
    func end(within open: [Element], _ root: inout Microformat) {
      let holder = open.last { $0.item != nil }
      for property in properties {
        let name = String(property.drop { $0 != "-" }.dropFirst())
        holder?.item?.properties[name, default: []].append(value(of: property))
      }
      // Something cited is called what its link says (microformats2 parsing, implied properties).
      if item?.types == ["h-cite"], item?["name"] == nil { item?.properties["name"] = [text] }
      guard let item else { return }
      if let holder { holder.item?.children.append(item) } else { root.children.append(item) }
    }

    private func value(of property: Substring) -> String {
      if property.hasPrefix("u-") { return values["href"] ?? values["src"] ?? values["value"] ?? text }
      if property.hasPrefix("dt-") { return values["datetime"] ?? values["value"] ?? text }
      return item?["name"] ?? values["value"] ?? text
    }
  }
}
