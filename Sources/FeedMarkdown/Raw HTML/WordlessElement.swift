internal import CCmark
internal import FeedMarkup

/// An element of raw HTML within a line whose content is no words, such as `<script>`: what cmark takes for text in it is
/// left out, up to its end tag.
struct WordlessElement: Hashable {
  /// The elements of which only the tags are read.
  private static let names: Set<String> = ["script", "style", "svg", "template", "textarea"]

  private let parent: CmarkNode
  private let name: String
  private var depth = 1

  /// Takes the element that a tag within text begins; nil where it begins none, or none that ends beside it.
  ///
  /// - Parameter endless: The elements without an end tag in the rest of their parent, so that it is not searched
  ///   again.
  init?(_ node: CmarkNode, endless: inout Set<Self>) {
    guard let tag = Self.tag(node), !tag.isEnd, let parent = node.parent else { return nil }
    (self.parent, name) = (parent, tag.name)
    guard !endless.contains(self) else { return nil }
    var open = self
    var next = node.next
    while let sibling = next {
      if open.ends(with: sibling) { return }
      next = sibling.next
    }
    endless.insert(self)
    return nil
  }

  /// Whether a node, which comes after all others that were asked about, is its end tag.
  mutating func ends(with node: CmarkNode) -> Bool {
    guard let tag = Self.tag(node), tag.name == name, node.parent == parent else { return false }
    depth += tag.isEnd ? -1 : 1
    return depth == 0
  }

  private static func tag(_ node: CmarkNode) -> (name: String, isEnd: Bool)? {
    guard node.type == CMARK_NODE_HTML_INLINE else { return nil }
    for case .tag(let tag) in HTMLTokenizer(node.literalBytes, rawText: []) {
      return names.contains(tag.name) && !tag.isSelfClosing ? (tag.name, tag.isEnd) : nil
    }
    return nil
  }
}
