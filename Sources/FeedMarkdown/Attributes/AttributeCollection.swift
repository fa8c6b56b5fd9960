internal import FeedDiagnostics

/// The lists of attributes of a body, and which of them belong to something.
struct AttributeCollection {
  private var lists: [PlacedAttributeList]
  private var used: Set<Int> = []

  /// After a list that brings an element to more attributes and classes than this, further ones belong to nothing:
  /// looking for each name among all others takes time.
  private static let most = 100

  init(_ lists: [PlacedAttributeList]) { self.lists = lists }

  /// The lists that were written for one element, in order, by the index of the last one.
  func chain(endingWith last: Int) -> [Int] {
    var chain = [last]
    while let previous = lists[chain[chain.count - 1]].previous { chain.append(previous) }
    return chain.reversed()
  }

  /// Gives a node a list, after those that it has.
  mutating func give(_ index: Int, to node: CmarkNode) { lists.give(index, to: node) }

  /// What some lists give an element, the later one first in doubt, and what is wrong in which of them: what the element
  /// does not take, and a name that another one has already.
  mutating func merged(
    _ indices: [Int], for target: AttributeTarget, names: inout AnchorNames
  ) -> (attributes: AttributeList, problems: [(BodyProblem, PlacedAttributeList)]) {
    var attributes = AttributeList()
    var problems: [(BodyProblem, PlacedAttributeList)] = []
    for index in indices where attributes.count <= Self.most {
      used.insert(index)
      let placed = lists[index]
      let list = placed.list.restricted(to: target)
      problems += list.dropped.map { (.droppedAttribute(name: $0), placed) }
      if list.isUnclosed { problems.append((.unclosedAttributes, placed)) }
      attributes.merge(list)
    }
    if let id = attributes.id, !names.take(id) {
      _ = attributes.removeValue(of: "id")
      if let index = indices.last(where: { lists[$0].list.id == id }) {
        problems.append((.repeatedName(id), lists[index]))
      }
    }
    return (attributes, problems)
  }

  /// The lists that belong to nothing so far, with their indices.
  var strays: [(index: Int, list: PlacedAttributeList)] {
    guard used.count < lists.count else { return [] }
    return lists.indices.filter { !used.contains($0) }.map { ($0, lists[$0]) }
  }
}

extension [PlacedAttributeList] {
  /// Gives a node a list, with those before it, after those that it has.
  mutating func give(_ index: Int, to node: CmarkNode) {
    if let earlier = node.attributes {
      var first = index
      while let previous = self[first].previous { first = previous }
      self[first].previous = earlier
    }
    node.setAttributes(index)
  }
}

/// A list of attributes and where it was written.
struct PlacedAttributeList {
  /// Where a list was written; lines and columns are counted from one.
  enum Place {
    /// A line of its own: of the source as written, the column in scalars.
    case ownLine(Int, column: Int)
    case text(TextPlace)
  }

  var list: AttributeList
  private(set) var place: Place
  /// The index of the list before it that was written for the same element.
  var previous: Int?

  /// Whether it is on a line of its own.
  var isOwnLine: Bool {
    if case .ownLine = place { true } else { false }
  }

  func location(in places: inout SourceMap) -> SourceLocation {
    switch place {
    case .ownLine(let line, let column): places.location(writtenLine: line, column: column)
    case .text(let text): places.location(of: text)
    }
  }

  /// The list with the escapes that were hidden.
  func showing(_ escapes: HiddenEscapes) -> PlacedAttributeList {
    var placed = self
    placed.list.changeValues(escapes.shown)
    if case .text(var text) = place {
      text.start = escapes.shown(text.start, withBackslash: true)
      placed.place = .text(text)
    }
    return placed
  }
}
