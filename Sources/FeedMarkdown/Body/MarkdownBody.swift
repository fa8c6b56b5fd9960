/// A body of text, read from Markdown: a value that renders without being parsed again.
///
/// It holds the finished markup with slots for everything that depends on where the body is shown: destinations,
/// images, headings and what differs between feeds and pages. Rendering copies the markup and fills the slots. Copies
/// share their storage, so passing a body costs no more than passing a reference.
public struct MarkdownBody: Hashable, Sendable {
  private let shared: Shared<MarkdownContent>
  /// One for each link, hidden ones too, or none at all where destinations are taken as written.
  private(set) var resolutions: [ResolvedLink] = []

  init(_ content: MarkdownContent) { shared = Shared(content) }

  /// A body without any text.
  public static let empty = MarkdownBody(MarkdownContent())

  /// What was read, without what became of the links.
  var content: MarkdownContent { shared.value }

  /// Every link and image in the order of the text, as written; links with unsafe destinations are text.
  public var links: [MarkdownLink] { Self.shown(content.links, without: content.hiddenLinks) }

  /// Every heading in the order of the text.
  public var headings: [MarkdownHeading] { Self.shown(content.headings, without: content.hiddenHeadings) }

  /// The text as a reader hears it: code included, images and markup left out, blocks separated by a line feed, footnotes
  /// at the end.
  public var plainText: String { String(decoding: shared.value.plainBytes, as: UTF8.self) }

  /// Whether there is nothing to show.
  public var isEmpty: Bool { shared.value.isEmpty }

  /// The names that links may lead to: those of the headings, and those that attribute lists give.
  public var anchors: [String] { shared.value.anchors }

  /// Whether pages show raw HTML, which may have names of its own that links may lead to.
  public var holdsRawHTML: Bool { !shared.value.rawHTML.isEmpty }

  /// The resolution of each of ``links``, in the same order; the destination as written until it is resolved.
  public var resolvedLinks: [ResolvedLink] {
    resolutions.isEmpty
      ? links.map { ResolvedLink($0.destination) } : Self.shown(resolutions, without: content.hiddenLinks)
  }

  /// Whether nothing is at the destination of a link, by its index.
  func isMissing(_ index: Int) -> Bool { !resolutions.isEmpty && resolutions[index].isMissing }

  /// The resolution of a link, by its index.
  func resolution(_ index: Int) -> ResolvedLink {
    resolutions.isEmpty ? ResolvedLink(content.links[index].destination) : resolutions[index]
  }

  /// Replaces each destination; meant to be called once, by code that knows the files and entries of the site.
  ///
  /// The closure gets each of ``links`` as written, in order, regardless of earlier calls.
  public func resolvingLinks(_ resolve: (MarkdownLink) -> ResolvedLink) -> MarkdownBody {
    var body = self
    body.resolutions = zip(0..., content.links).map { index, link in
      content.hiddenLinks.contains(index) ? ResolvedLink(link.destination) : resolve(link)
    }
    return body
  }

  private static func shown<Element>(_ elements: [Element], without hidden: RangeSet<Int>) -> [Element] {
    hidden.isEmpty ? elements : Array(elements.removingSubranges(hidden))
  }
}

/// The resolved destination of a link or image, once files and entries are known.
public struct ResolvedLink: Hashable, Sendable {
  /// The destination that ``MarkdownRendering/url`` gets.
  public let destination: String
  /// The width of an image or a video in pixels.
  public var pixelWidth: Int? { width == 0 ? nil : Int(width) }
  /// The height of an image or a video in pixels.
  public var pixelHeight: Int? { height == 0 ? nil : Int(height) }
  /// The image in other widths; nil where it is published in one only.
  public let sources: ImageSources?
  /// Whether there is nothing at the destination: a link is then shown as its text, an image as its alternative text.
  public let isMissing: Bool
  // Nearly all links lead to no picture, so zero means nil.
  private let width: UInt32
  private let height: UInt32

  /// Creates a resolved destination.
  public init(
    _ destination: String, pixelWidth: Int? = nil, pixelHeight: Int? = nil, sources: ImageSources? = nil,
    isMissing: Bool = false
  ) {
    self.destination = destination
    width = UInt32(clamping: pixelWidth ?? 0)
    height = UInt32(clamping: pixelHeight ?? 0)
    self.sources = sources
    self.isMissing = isMissing
  }
}

/// The files of an image in other widths, from which a browser chooses (HTML, section 4.8.4).
public struct ImageSources: Hashable, Sendable {
  /// An image in one width.
  public struct Source: Hashable, Sendable {
    /// The destination, like that of the image.
    public let destination: String
    /// The width in pixels.
    public let pixelWidth: Int

    /// Creates a source.
    public init(_ destination: String, pixelWidth: Int) {
      self.destination = destination
      self.pixelWidth = pixelWidth
    }
  }

  /// Those in the format of the image, itself among them.
  public let own: [Source]
  /// Those in WebP; empty where the image is in WebP itself.
  public let webP: [Source]

  /// Creates the sources of an image.
  public init(own: [Source], webP: [Source]) {
    self.own = own
    self.webP = webP
  }
}

extension MarkdownBody {
  /// ``plainText`` with an empty line below each paragraph and heading that text follows.
  package var spacedText: String {
    let bytes = content.plainBytes
    var text: [UInt8] = []
    var position = 0
    for boundary in content.boundaries where boundary.side == .end && boundary.plainOffset > position {
      guard boundary.element == .paragraph || boundary.element == .heading, boundary.plainOffset < bytes.count else {
        continue
      }
      text += bytes[position..<boundary.plainOffset]
      text.append(UInt8(ascii: "\n"))
      position = boundary.plainOffset
    }
    return String(decoding: text + bytes[position...], as: UTF8.self)
  }

  /// How many bytes ``plainText`` has in UTF-8.
  package var textSize: Int { content.plainBytes.count }

  /// The number of words and that of characters of Chinese, Japanese and Korean, counted together.
  package var statistics: TextStatistics { TextStatistics(of: content.plainBytes) }

  /// The direction of the text by its first strong character (UAX #9, rules P2 and P3); nil where there is none.
  public var direction: TextDirection? { TextDirection(ofFirstStrongCharacterIn: plainText) }

  /// The beginning of the text in one line: the text before `<!--more-->` where there is one, however long it is,
  /// else at most `limit` graphemes, with an ellipsis where it was cut.
  ///
  /// It ends before a heading or a table, which are no running text, if a third of the limit comes before that. A
  /// middle dot separates blocks and lines where the first has no stop at its end. Blocks of code, which are no running
  /// text either, are left out where there is other text.
  ///
  /// It is cut at the end of a sentence if one falls into the last third, else at the end of a word. In text without
  /// spaces between words, as in Chinese and Japanese, that is after punctuation or where the script changes, if either
  /// falls into the last third, else between graphemes.
  ///
  /// - Parameters:
  ///   - beginsWithHeading: Whether headings at its very beginning are a part of it, as of a text that has no title.
  ///   - keepsVerse: Whether lines of verse stay lines, with line feeds between them.
  public func excerpt(limit: Int, beginsWithHeading: Bool = false, keepsVerse: Bool = false) -> String {
    if let excerptEnd = content.excerptEnd {
      let excerpt = self.excerpt(of: 0..<excerptEnd, keepsVerse: keepsVerse)
      if !excerpt.isEmpty { return excerpt }
    }
    let part = content.boundaries.first {
      $0.side == .start && ($0.element == .heading || $0.element == .table) && $0.plainOffset >= limit / 3
    }
    // Notes at the end belong to what they explain, not to a beginning.
    let end = min(part?.plainOffset ?? .max, content.footnotesStart)
    // Addresses of players above the text are no words of it, and headings name a part of it.
    let above = content.boundaries.prefix {
      $0.element == .embed || $0.element == .heading && !beginsWithHeading
    }
    if let start = above.last?.plainOffset, start < end {
      let excerpt = self.excerpt(of: start..<end, limit: limit, keepsVerse: keepsVerse)
      if !excerpt.isEmpty { return excerpt }
    }
    return self.excerpt(of: 0..<end, limit: limit, keepsVerse: keepsVerse)
  }

  /// The beginning of a part of the plain text, given by offsets in bytes.
  private func excerpt(of part: Range<Int>, limit: Int = .max, keepsVerse: Bool) -> String {
    let isVerse = keepsVerse && beginsWithVerse(part)
    guard part.lowerBound > 0 || !content.codeBlocks.isEmpty else {
      return Excerpt(of: content.plainBytes, upTo: part.upperBound, limit: limit, isVerse: isVerse).text
    }
    let text = withoutCode(part)
    return Excerpt(of: text, upTo: text.count, limit: limit, isVerse: isVerse).text
  }

  /// Whether the first paragraphs of a part have three short lines or more that their author broke: no line of prose ends
  /// before its paragraph, or few do.
  private func beginsWithVerse(_ part: Range<Int>) -> Bool {
    let end = min(part.upperBound, part.lowerBound + Self.verseSample)
    var (lines, breaks, characters) = (0, 0, 0)
    var start: Int?
    for boundary in content.boundaries where boundary.element == .paragraph && boundary.plainOffset >= part.lowerBound {
      guard boundary.side == .end else {
        if boundary.plainOffset >= end { break }
        start = boundary.plainOffset
        continue
      }
      guard let first = start, first < min(boundary.plainOffset, part.upperBound) else { continue }
      let bytes = content.plainBytes[first..<min(boundary.plainOffset, part.upperBound)]
      let own = bytes.split(separator: UInt8(ascii: "\n"))
      lines += own.count
      breaks += max(0, own.count - 1)
      characters += bytes.count { $0 & 0xC0 != 0x80 }
      start = nil
    }
    return breaks > 1 && characters <= lines * Self.longestVerse
  }

  /// How many bytes of a text tell whether it is verse, and how many characters its lines have on average at most.
  private static let (verseSample, longestVerse) = (1_000, 60)

  /// A part of the plain text without blocks of code; with them where nothing else is there.
  private func withoutCode(_ part: Range<Int>) -> [UInt8] {
    var text: [UInt8] = []
    var position = part.lowerBound
    for boundary in content.boundaries where boundary.element == .code && boundary.side != .whole {
      let place = min(max(boundary.plainOffset, position), part.upperBound)
      if boundary.side == .start { text += content.plainBytes[position..<place] }
      position = place
    }
    text += content.plainBytes[position..<part.upperBound]
    return text.contains { $0 > UInt8(ascii: " ") } ? text : Array(content.plainBytes[part])
  }
}

/// How much there is to read in a text.
package struct TextStatistics {
  /// Runs of letters and digits between spaces, CJK characters left out.
  package private(set) var words = 0
  package private(set) var cjkCharacters = 0

  init(of text: [UInt8]) {
    var isInWord = false
    var position = 0
    while let (scalar, length) = text.scalar(at: position) {
      position += length
      if scalar.isCJK {
        cjkCharacters += 1
        isInWord = false
      } else if scalar.isLetterOrNumber {
        if !isInWord { words += 1 }
        isInWord = true
      } else if scalar.isSpace {
        isInWord = false
      }
    }
  }
}
