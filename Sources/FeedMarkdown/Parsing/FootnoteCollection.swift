internal import FeedMarkup

/// The footnotes of a body while it is read.
struct FootnoteCollection {
  /// What was written before a footnote began, to be gone on with behind it.
  struct Suspended {
    let markup: MarkupBuffer
    let slots: [MarkdownSlot]
    let plainText: [UInt8]
  }

  /// What a footnote holds.
  struct Content {
    let markup: MarkupBuffer
    let slots: [MarkdownSlot]
    let plainText: [UInt8]
    /// The line of the source on which it begins.
    let line: Int
  }

  /// What is suspended, the outermost first.
  var suspended: [Suspended] = []
  /// The footnotes by label.
  var contents: [String: Content] = [:]
  /// The labels that are referred to, in the order of the first reference: their numbers, less one.
  private(set) var order: [String] = []
  private var numbers: [String: Int] = [:]
  private var references: [String: Int] = [:]

  /// Counts a reference; gives the number of the footnote, and which of the references to it this is.
  mutating func refer(to label: String) -> (number: Int, occurrence: Int) {
    let number = numbers[label] ?? order.count + 1
    if numbers[label] == nil {
      numbers[label] = number
      order.append(label)
    }
    references[label, default: 0] += 1
    return (number, references[label, default: 1])
  }

  /// How many references there are to a footnote.
  func references(to label: String) -> Int { references[label] ?? 0 }
}
