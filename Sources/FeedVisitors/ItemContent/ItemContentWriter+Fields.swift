import FeedMarkup
import FeedModel

extension ItemContentWriter {
  /// Writes the values of declared fields as a description list.
  mutating func fields(_ values: [CustomValue]) {
    guard !values.isEmpty else { return }
    html.element("dl") { [resolver, wording] html in
      for value in values {
        html.element("dt", text: value.field.label)
        html.element("dd") { Self.write(value.value, to: &$0, resolver: resolver, wording: wording) }
      }
    }
  }

  private static func write(
    _ value: CustomValue.Value, to html: inout HTMLWriter, resolver: URLResolver, wording: Wording
  ) {
    switch value {
    case .text(let text), .number(let text): html.text(text)
    case .date(let date):
      html.element("time", ["datetime": .text(date.machineReadable)], text: wording.text(of: date))
    case .url(let url): html.text(url, linkedTo: url)
    case .flag(let flag): html.text(wording.text(flag ? .yes : .no))
    case .list(let texts): html.text(texts.joined(separator: wording.text(.listSeparator)))
    case .image(let photo): html.image(photo, resolver: resolver)
    case .person(let person):
      html.text(person.name, linkedTo: resolver.absolute(person))
    case .entry(let entry): html.text(entry.title, linkedTo: entry.route.map { resolver.absolute($0) })
    }
  }
}
