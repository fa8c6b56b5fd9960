import FeedModel
import FeedVisitors

/// Words how large a card is, and why.
struct CardSizeFormatter {
  let size: CardSize

  /// `normal, one column, 22 rows  (5 lines of text and a picture of 3:2)`.
  var text: String {
    let rows = size.rows.map { ", \(CountFormatter.text($0, "row"))" } ?? ""
    return "\(size.shape.rawValue), \(columns)\(rows)" + (reason.map { "  (\($0))" } ?? "")
  }

  private var columns: String {
    switch size.columns {
    case .one: "one column"
    case .two: "two columns"
    case .full: "all columns"
    }
  }

  private var reason: String? {
    switch size.reason {
    case nil: nil
    case .chosenByAuthor(let size)?: "size: \(size.rawValue) in the file"
    case .chosenBySite(let size)?: "size: \(size.rawValue) in site.yml, for the kind"
    case .kind?: "cards of the kind are as high as their parts, whatever the words"
    case .content(let lines, let pictures, let isWhole)?:
      content(lines, pictures) + (isWhole ? "" : "; no card of the kind is higher")
    }
  }

  private func content(_ lines: Int, _ pictures: [CardPicture]) -> String {
    let parts = [lines == 0 ? nil : "\(CountFormatter.text(lines, "line")) of text"] + pictures.map(words)
    let named = parts.compactMap(\.self)
    guard let last = named.last else { return "parts of the kind alone" }
    return named.count == 1 ? last : named.dropLast().joined(separator: ", ") + " and " + last
  }

  private func words(for picture: CardPicture) -> String? {
    switch picture {
    case .cover: "the cover"
    case .own(nil): "a picture of unknown size, taken for 3:2"
    case .own(let size?): "a picture of \(ratio(size))"
    }
  }

  /// `3:2` where the sides have such a ratio, else `1023 × 767 pixels`.
  private func ratio(_ size: PixelSize) -> String {
    var (divisor, rest) = (size.width, size.height)
    while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
    let (width, height) = (size.width / divisor, size.height / divisor)
    return max(width, height) <= 20 ? "\(width):\(height)" : "\(size.width) × \(size.height) pixels"
  }
}
