import FeedMarkdown

extension HeadingContext {
  /// The table of contents of a page: the two highest levels of headings in use, one within the other; a table of fewer
  /// than three headings tells nothing, and is empty.
  static func contents(of headings: [MarkdownHeading]) -> [HeadingContext] {
    // A heading that is an image has no words to list it by.
    let named = headings.filter { !$0.text.allSatisfy(\.isWhitespace) }
    let levels = Set(named.map(\.level)).sorted().prefix(2)
    let listed = named.filter { levels.contains($0.level) }
    guard listed.count >= 3 else { return [] }
    var contents: [HeadingContext] = []
    for heading in listed {
      let url = "#\(heading.anchor)"
      if heading.level == levels.first || contents.isEmpty {
        contents.append(HeadingContext(name: heading.text, url: url))
      } else {
        contents[contents.count - 1].headings.append(NamedLinkContext(name: heading.text, url: url))
      }
    }
    return contents
  }
}
