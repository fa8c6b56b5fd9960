internal import FeedMarkup

/// What a body, or a footnote of it, is written to while it is read: markup with slots in it, the plain text, and where
/// elements begin and end.
struct DraftText {
  var markup = MarkupBuffer()
  private(set) var slots: [MarkdownSlot] = []
  private(set) var plainText: [UInt8] = []
  private(set) var boundaries: [MarkdownBoundary] = []
  /// Whether there is nothing to show so far.
  var isEmpty = true
  /// Whether a block began since the last character of plain text.
  var isBlockPending = false
  /// Whether what follows says how the word before it is read, as in `<ruby>庭<rt>にわ</rt></ruby>`: it is shown beside
  /// that word, and no part of the plain text, in which it would run into it.
  var isReading = false
  /// Whether the boundaries of words within text are kept, which matter where raw HTML may be among them.
  let marksInlines: Bool

  init(marksInlines: Bool) { self.marksInlines = marksInlines }

  /// Makes room for a body of a number of bytes.
  mutating func reserve(_ size: Int) {
    markup.reserve(size + size / 4)
    plainText.reserveCapacity(size)
    slots.reserveCapacity(size / 64 + 8)
    boundaries.reserveCapacity(size / 96 + 8)
  }

  // MARK: Text

  /// Adds the text of a node that is shown.
  mutating func append(_ node: CmarkNode) {
    unsafe node.withLiteral { bytes in
      let start = markup.count
      unsafe markup.bytes.append(contentsOf: bytes)
      HTMLEscaping.escapeKeepingApostrophes(in: &markup, from: start)
      if !isReading {
        separateBlock(isNeeded: !bytes.isEmpty)
        unsafe plainText.append(contentsOf: bytes)
      }
      if isEmpty { isEmpty = unsafe bytes.allSatisfy(\.isHTMLWhiteSpace) }
    }
  }

  /// Adds text that is shown.
  mutating func append(_ text: String) {
    HTMLEscaping.appendKeepingApostrophes(text, to: &markup)
    appendPlain(text)
    if isEmpty { isEmpty = text.utf8.allSatisfy(\.isHTMLWhiteSpace) }
  }

  /// Adds text to the plain text.
  mutating func appendPlain(_ text: String) {
    guard !text.isEmpty, !isReading else { return }
    separateBlock(isNeeded: true)
    plainText.append(contentsOf: text.utf8)
  }

  /// Adds code to the plain text, without the line end after it.
  mutating func appendPlainCode(of node: CmarkNode) {
    unsafe node.withLiteral { code in
      let end = unsafe code.last == UInt8(ascii: "\n") ? code.count - 1 : code.count
      separateBlock(isNeeded: end > 0)
      unsafe plainText.append(contentsOf: code[..<end])
    }
  }

  private mutating func separateBlock(isNeeded: Bool) {
    guard isBlockPending, isNeeded else { return }
    isBlockPending = false
    if !plainText.isEmpty { plainText.append(UInt8(ascii: "\n")) }
  }

  /// The plain text since `start` in one line.
  func plainText(since start: Int) -> String {
    // The line feed that separates the block from the one before it was written after `start` was noted.
    let separator = start < plainText.count && plainText[start] == UInt8(ascii: "\n") ? 1 : 0
    let text = plainText[(start + separator)...]
    guard text.contains(UInt8(ascii: "\n")) else { return String(decoding: text, as: UTF8.self) }
    var line = Array(text)
    for index in line.indices where line[index] == UInt8(ascii: "\n") { line[index] = UInt8(ascii: " ") }
    return String(decoding: line, as: UTF8.self)
  }

  // MARK: Markup

  mutating func startLine() {
    guard let last = markup.bytes.last else { return }
    if last != UInt8(ascii: "\n") || endsWithSlot { markup.append("\n") }
  }

  /// Whether nothing was written since the last slot.
  var endsWithSlot: Bool { slots.last.map { $0.offset == markup.count } ?? false }

  mutating func append(_ content: MarkdownSlotContent) {
    slots.append(MarkdownSlot(content: content, offset: markup.count))
  }

  // MARK: Elements

  /// Begins an element with its start tag, or with what there is of it so far.
  mutating func start(_ element: MarkdownElement, _ tag: StaticString = "", isRaw: Bool = false) {
    note(element, .start, isRaw: isRaw)
    markup.append(tag)
  }

  /// Ends an element with its end tag, or before that is written.
  mutating func end(_ element: MarkdownElement, _ tag: StaticString = "", isRaw: Bool = false) {
    note(element, .end, isRaw: isRaw)
    markup.append(tag)
  }

  /// Notes something without content, before it is written.
  mutating func mark(_ element: MarkdownElement) { note(element, .whole, isRaw: false) }

  /// Notes an image of raw HTML, with the size in pixels that it gives itself, zero for what it does not give; or code,
  /// with its lines as the height.
  mutating func markRaw(_ element: MarkdownElement, width: Int = 0, height: Int) {
    boundaries.append(
      MarkdownBoundary(rawWhole: element, width: width, height: height, plainOffset: plainText.count))
  }

  private mutating func note(_ element: MarkdownElement, _ side: MarkdownBoundary.Side, isRaw: Bool) {
    guard element != .inline || marksInlines else { return }
    boundaries.append(
      MarkdownBoundary(
        element: element, side: side, isRaw: isRaw, slot: slots.count, offset: markup.count,
        plainOffset: plainText.count))
  }

  // MARK: Places

  /// A place to which what was written may be taken back.
  struct Place {
    fileprivate var markup = 0
    fileprivate var slots = 0
    fileprivate var boundaries = 0
  }

  /// Where the text ends now.
  var place: Place { Place(markup: markup.count, slots: slots.count, boundaries: boundaries.count) }

  /// Whether nothing but spaces was written since a place.
  func isBlank(since place: Place) -> Bool {
    slots.count == place.slots && markup.bytes[place.markup...].allSatisfy { $0 <= UInt8(ascii: " ") }
  }

  /// Removes markup, slots and boundaries that were written since a place; the plain text stays.
  mutating func takeBack(to place: Place) {
    markup.removeLast(markup.count - place.markup)
    slots.removeLast(slots.count - place.slots)
    boundaries.removeLast(boundaries.count - place.boundaries)
  }

  // MARK: Wholes

  mutating func append(_ other: DraftText) {
    let (start, firstSlot) = (markup.count, slots.count)
    markup.append(other.markup)
    slots += other.slots.map { MarkdownSlot(content: $0.content, offset: $0.offset + start) }
    if !other.plainText.isEmpty {
      isBlockPending = true
      separateBlock(isNeeded: true)
    }
    let plainStart = plainText.count
    plainText += other.plainText
    boundaries += other.boundaries.map { $0.moved(slots: firstSlot, bytes: start, plainBytes: plainStart) }
  }

  /// Opens the paragraph with which the text ends again; false where it ends otherwise.
  mutating func reopenParagraph() -> Bool {
    let end = "</p>\n"
    guard markup.bytes.suffix(end.utf8.count).elementsEqual(end.utf8), !endsWithSlot else { return false }
    markup.removeLast(end.utf8.count)
    if boundaries.last?.side == .end { boundaries.removeLast() }
    return true
  }

  mutating func changeSlots(_ change: (inout MarkdownSlotContent) -> Void) {
    for index in slots.indices { change(&slots[index].content) }
  }
}
