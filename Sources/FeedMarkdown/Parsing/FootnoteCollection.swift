internal import FeedMarkup

/// The footnotes of a body while it is read.
///
/// References are numbered when all is read, in the order in which they are shown: first those of the body, then those
/// of each footnote, as its number comes. Until then a slot names a label by its index.
struct FootnoteCollection {
  /// What was written before a footnote began, to be gone on with behind it.
  struct Suspended {
    let markup: MarkupBuffer
    let slots: [MarkdownSlot]
    let plainText: [UInt8]
    let isEmpty: Bool
    /// The number of the definition that goes on; nil for the body.
    let definition: Int?
  }

  /// What a footnote holds.
  struct Content {
    let markup: MarkupBuffer
    var slots: [MarkdownSlot]
    let plainText: [UInt8]
    /// The number of the definition: which one of the body it is.
    let definition: Int
    /// The line of the source on which it begins.
    let line: Int
  }

  /// What is suspended, the outermost first.
  var suspended: [Suspended] = []
  /// The number of the definition that is read; nil in the body.
  var definition: Int?
  /// How many definitions have begun.
  var definitionCount = 0
  /// The labels of references and definitions, in the order of the text.
  private(set) var labels: [String] = []
  /// The footnotes, by the index of their label.
  var contents: [Int: Content] = [:]
  /// The footnotes that are shown, in the order of their numbers, by the index of their label.
  private(set) var order: [Int] = []
  private var indices: [String: Int] = [:]
  private var numbers: [Int: Int] = [:]
  private var references: [Int: Int] = [:]

  /// The index that slots have for a label.
  mutating func index(of label: String) -> Int {
    if let index = indices[label] { return index }
    indices[label] = labels.count
    labels.append(label)
    return labels.count - 1
  }

  /// Numbers the references in a body's slots, and those in the footnotes that are shown.
  mutating func number(_ slots: inout [MarkdownSlot]) {
    guard !labels.isEmpty else { return }
    numberReferences(in: &slots)
    var next = 0
    while next < order.count {
      // Taken out, so that it is changed in place.
      if var content = contents.removeValue(forKey: order[next]) {
        numberReferences(in: &content.slots)
        contents[order[next]] = content
      }
      next += 1
    }
  }

  /// How many references there are to a footnote, by the index of its label.
  func references(to label: Int) -> Int { references[label] ?? 0 }

  private mutating func numberReferences(in slots: inout [MarkdownSlot]) {
    for index in slots.indices {
      guard case .footnoteReference(let label, _) = slots[index].content else { continue }
      let (number, occurrence) = refer(to: Int(label))
      slots[index].content = .footnoteReference(
        number: UInt32(clamping: number), occurrence: UInt32(clamping: occurrence))
    }
  }

  /// Counts a reference; gives the number of the footnote, and which of the references to it this is.
  private mutating func refer(to label: Int) -> (number: Int, occurrence: Int) {
    let number = numbers[label] ?? order.count + 1
    if numbers[label] == nil {
      numbers[label] = number
      order.append(label)
    }
    references[label, default: 0] += 1
    return (number, references[label, default: 1])
  }
}
