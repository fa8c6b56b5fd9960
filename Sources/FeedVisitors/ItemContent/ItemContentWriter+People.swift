import FeedMarkup
import FeedModel

extension ItemContentWriter {
  /// Writes the names of people as a paragraph, with links to their pages.
  mutating func people(_ people: [PersonReference]) {
    guard !people.isEmpty else { return }
    html.element("p") { [resolver, wording] html in
      for (index, person) in people.enumerated() {
        if index > 0 { html.text(wording.text(.listSeparator)) }
        html.text(person.name, linkedTo: resolver.absolute(person))
      }
    }
  }

  /// Writes recommended people with the reasons as a list.
  mutating func recommendations(_ recommendations: [Recommendation]) {
    list(recommendations) { [resolver] html, item in
      html.text(item.person.name, linkedTo: resolver.absolute(item.person))
      if let reason = item.reason?.nonEmpty { html.text(" – \(reason)") }
    }
  }
}
