import Yams

extension FreeContext.Value {
  /// The value of a YAML node.
  init(_ node: Node) {
    switch node {
    case .scalar(let scalar):
      self = node.null != nil ? .text("") : node.bool.map(Self.flag) ?? .text(scalar.string)
    case .sequence(let sequence):
      self = .list(sequence.map(Self.init))
    case .mapping(let mapping):
      let pairs = mapping.compactMap { key, value in key.string.map { ($0, Self(value)) } }
      self = .fields(Dictionary(pairs) { _, last in last })
    case .alias:
      self = .text("")
    }
  }
}
