/// What the preview puts into every page besides: the script that keeps it up to date.
package struct PageCompanion: Sendable {
  private let markup: [UInt8]

  /// Creates a companion from markup for the end of a page's body.
  package init(markup: String) {
    self.markup = Array(markup.utf8)
  }

  /// A page with the markup before the end of its body, or at its end where that is left out.
  package func added(to page: [UInt8]) -> [UInt8] {
    let end = Array("</body>".utf8)
    var place = page.count
    var start = page.count - end.count
    while start >= 0 {
      if page[start] == end[0], page[start..<start + end.count].elementsEqual(end) {
        place = start
        break
      }
      start -= 1
    }
    return page[..<place] + markup + page[place...]
  }
}
