extension WallDirectory {
  /// A tag by which a wall can be filtered.
  typealias TagOfWall = (wall: Wall, count: Int?)

  /// How many tags a wall offers at most.
  private static let mostTags = 12

  /// The tags that a page of a wall offers to go to, in the order of the index, with how many entries of the wall carry
  /// each.
  ///
  /// Those of the newest page are the ones that the entries of the wall carry most often, the tag of a wall of one among
  /// them: they change with these entries only, as the page does. An archive page has its own tag without a number, so
  /// that it never changes.
  func tags(for page: WallPage) -> [TagOfWall] {
    let own = page.wall.isOfTag ? tags.firstIndex { $0.route == page.wall.route } : nil
    if page.number != nil { return own.map { [(tags[$0], nil)] } ?? [] }
    if case .person = page.wall.subject { return [] }
    var counts: [Int: Int] = [:]
    for entry in page.wall.entries {
      for tag in tagsOfEntries[entry] { counts[tag, default: 0] += 1 }
    }
    let common = counts.sorted { first, second in
      if first.key == own || second.key == own { return first.key == own }
      return (first.value, second.key) > (second.value, first.key)
    }
    return common.prefix(Self.mostTags).sorted { $0.key < $1.key }.map { (tags[$0.key], $0.value) }
  }
}
