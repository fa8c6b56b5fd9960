extension RawHTMLFragment {
  /// Notes each `<` that begins a disallowed tag, wherever it stands (GFM 0.29, section 6.11).
  ///
  /// An address in which one stands is none of the site, and stays as it is.
  mutating func filterTags() {
    let addresses = edits
    var next = 0
    edits = []
    for index in written.indices where written[index] == UInt8(ascii: "<") && TagFilter.applies(to: written, at: index)
    {
      while next < addresses.count, addresses[next].range.upperBound <= index {
        edits.append(addresses[next])
        next += 1
      }
      if next < addresses.count, addresses[next].range.contains(index) { next += 1 }
      edits.append(RawHTMLEdit(content: .lessThan, range: index..<(index + 1)))
    }
    edits += addresses[next...]
  }
}
