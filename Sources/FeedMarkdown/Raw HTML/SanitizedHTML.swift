internal import FeedMarkup

/// Raw HTML, sanitised: only harmless elements are left, those of text, pictures, audio and video.
///
/// Its tags nest: an element never reaches beyond the element of Markdown that it begins in. An end tag without a start
/// tag there is left out.
struct SanitizedHTML {
  /// A part of what is left.
  enum Piece {
    case html([UInt8])
    /// A picture that is shown as those of Markdown are: its address, and those of its attributes that Markdown has in
    /// lists.
    case image(HTMLTag, address: String, AttributeList)
    /// A frame of a page that is embedded where it is alone.
    case frame(address: String, title: String)
  }

  /// What is left out: the first line of a tag.
  private(set) var leftOut: [String] = []
  /// The addresses that could run a program, which are left out as well.
  private(set) var unsafe: [String] = []
  private(set) var pieces: [Piece] = []
  /// Whether `<!--more-->` is in it.
  private(set) var endsExcerpt = false

  let html: HTMLTokenizer
  private var text = MarkupBuffer()

  init(_ bytes: [UInt8]) {
    html = HTMLTokenizer.words(of: bytes)
  }

  /// Reads all of it.
  ///
  /// - Parameter open: The elements that are open where it is, the innermost last; those that it leaves open are
  ///   among them afterwards.
  mutating func read(isBlock: Bool, open: inout [String]) {
    for token in html {
      switch token {
      case .text(let range): append(html.bytes[range])
      case .tag(let tag): if tag.isEnd { end(tag, &open) } else { start(tag, isBlock: isBlock, &open) }
      case .comment(let range): endsExcerpt = endsExcerpt || html.isMoreMark(range)
      case .declaration(let range): leftOut.append(html.firstLine(of: range))
      }
    }
    // What follows is blocks of Markdown, which no paragraph holds.
    if isBlock, open.last == "p" { close(downTo: open.count - 1, &open) }
    flush()
  }

  static func ends(of open: some BidirectionalCollection<String>) -> [UInt8] {
    open.reversed().flatMap { Array("</\($0)>".utf8) }
  }

  /// Appends text or the value of an attribute so that it is valid whatever was written: a `<` that begins nothing here
  /// would begin something once a tag after it is left out.
  private mutating func append(_ words: ArraySlice<UInt8>) {
    HTMLEscaping.appendKeepingApostrophes(CharacterReferences.decoded(words), to: &text)
  }

  private mutating func flush() {
    if !text.isEmpty { pieces.append(.html(text.bytes)) }
    text = MarkupBuffer()
  }

  private mutating func close(downTo count: Int, _ open: inout [String]) {
    text.append(Self.ends(of: open[count...]))
    open.removeSubrange(count...)
  }

  private mutating func end(_ tag: HTMLTag, _ open: inout [String]) {
    guard let place = open.lastIndex(of: SafeElements.name(of: tag.name)) else {
      if SafeElements.attributes[tag.name] == nil, tag.name != "iframe" {
        leftOut.append(html.firstLine(of: tag.range))
      }
      return
    }
    close(downTo: place, &open)
  }

  private mutating func start(_ tag: HTMLTag, isBlock: Bool, _ open: inout [String]) {
    if tag.name == "iframe" { return frame(tag, isBlock: isBlock, &open) }
    guard let allowed = SafeElements.attributes[tag.name], open.count < Self.deepest else {
      leftOut.append(html.firstLine(of: tag.range))
      return
    }
    if let image = image(tag, open) {
      flush()
      return pieces.append(image)
    }
    let name = SafeElements.name(of: tag.name)
    while let last = open.last, ImpliedEnds.ends(last, before: name) { close(downTo: open.count - 1, &open) }
    text.append("<\(name)")
    var seen: Set<String> = []
    for attribute in tag.attributes
    where allowed.contains(attribute.name) || SafeElements.onPages(attribute.name, of: tag.name) {
      guard seen.insert(attribute.name).inserted, isSafe(attribute) else { continue }
      text.append(" \(attribute.name)=\"")
      append(html.bytes[attribute.value])
      text.append("\"")
    }
    let isVoid = HTMLTokenizer.void.contains(tag.name)
    text.append(isVoid ? " />" : ">")
    if !isVoid { open.append(name) }
  }

  /// A picture without sizes of its own, all of whose attributes Markdown knows; nil for any other tag.
  private func image(_ tag: HTMLTag, _ open: [String]) -> Piece? {
    guard tag.name == "img", tag["srcset"] == nil, !open.contains("picture"),
      let address = html.value(of: "src", in: tag), !address.isEmpty, !Self.isUnsafe(address)
    else { return nil }
    var attributes = AttributeList()
    for attribute in tag.attributes where !["src", "alt", "title"].contains(attribute.name) {
      guard
        SafeElements.attributes["img"]?.contains(attribute.name) == true
          || SafeElements.onPages(attribute.name, of: "img")
      else { continue }
      attributes.add(.pair(attribute.name, CharacterReferences.decoded(html.bytes[attribute.value])))
    }
    attributes = attributes.restricted(to: .image)
    return attributes.dropped.isEmpty ? .image(tag, address: Self.trimmed(address), attributes) : nil
  }

  /// Elements in more than this many others are left out.
  private static let deepest = 100

  private mutating func isSafe(_ attribute: HTMLAttribute) -> Bool {
    guard ["href", "src", "srcset", "poster", "cite"].contains(attribute.name) else { return true }
    let ranges =
      attribute.name == "srcset" ? html.sourceSet(in: attribute.value).map(\.address) : [attribute.value]
    for range in ranges {
      let address = CharacterReferences.decoded(html.bytes[range])
      guard Self.isUnsafe(address) else { continue }
      unsafe.append(address)
      return false
    }
    return true
  }

  /// Whether an address could run a program, whatever white space is before it.
  private static func isUnsafe(_ address: String) -> Bool {
    let trimmed = trimmed(address)
    return UnsafeDestination.removed(from: trimmed) != trimmed
  }

  /// An address without the white space before it, as links and images have it.
  private static func trimmed(_ address: String) -> String {
    address.trimmingPrefix(while: \.isWhitespace).description
  }

  // MARK: Frames

  /// A frame of a known player becomes an embed where it is by itself, any other one a link.
  private mutating func frame(_ tag: HTMLTag, isBlock: Bool, _ open: inout [String]) {
    guard
      let framed = FramedPage.address(of: html.value(of: "src", in: tag) ?? html.value(of: "data-src", in: tag) ?? "")
    else {
      leftOut.append(html.firstLine(of: tag.range))
      return
    }
    let stated = html.value(of: "title", in: tag) ?? ""
    let inner = EmbeddedPage(address: framed) == nil ? pageWithin(tag) : nil
    let (address, title) = (inner?.address ?? framed, stated.isEmpty ? inner?.words ?? "" : stated)
    if isBlock, EmbeddedPage(address: address) != nil, !open.contains("a") {
      // No paragraph holds a block.
      if open.last == "p" { close(downTo: open.count - 1, &open) }
      flush()
      pieces.append(.frame(address: address, title: title))
    } else {
      text.append("<a")
      text.append(attribute: "href", address: address)
      text.append(">")
      HTMLEscaping.append(title.isEmpty ? EmbedMarkup.shown(address) : title, to: &text)
      text.append("</a>")
    }
  }
}

extension SanitizedHTML {
  /// The page of a known player to which a link leads that is within a frame, for browsers that show no frames: the
  /// players of Bandcamp have numbers that say nothing about their pages.
  private func pageWithin(_ frame: HTMLTag) -> (address: String, words: String)? {
    let rest = html.bytes[frame.range.upperBound...].prefix(2000)
    guard let end = rest.firstRange(of: Array("</iframe".utf8))?.lowerBound else { return nil }
    let inner = HTMLTokenizer.words(of: Array(rest[..<end]))
    var address: String?
    var words = ""
    for token in inner {
      switch token {
      case .tag(let tag) where tag.name == "a" && !tag.isEnd && address == nil:
        address = inner.value(of: "href", in: tag)
      case .text(let range) where address != nil: words += CharacterReferences.decoded(inner.bytes[range])
      default: continue
      }
    }
    guard let address, EmbeddedPage(address: address) != nil else { return nil }
    return (address, words.split(whereSeparator: \.isWhitespace).joined(separator: " "))
  }
}

/// The page that a frame shows a player of.
enum FramedPage {
  /// The address for readers: that of the film or song where the frame's leads to its player only; nil where it is none
  /// of the web.
  static func address(of source: String) -> String? {
    let trimmed = source.split(whereSeparator: \.isWhitespace).joined()
    let address = trimmed.hasPrefix("//") ? "https:" + trimmed : trimmed
    guard address.hasPrefix("https://") || address.hasPrefix("http://") else { return nil }
    guard let parts = EmbedAddress(address) else { return address }
    switch (parts.host, parts.path.first) {
    case ("w.soundcloud.com", _):
      let page = parts.parameter("url").map { percentDecoded($0) }
      return page.flatMap { EmbeddedPage(address: $0) == nil ? nil : $0 } ?? address
    case ("www.youtube.com", "embed"), ("youtube.com", "embed"), ("www.youtube-nocookie.com", "embed"):
      guard parts.path.count == 2, parts.path[1] != "videoseries" else { return address }
      return "https://www.youtube.com/watch?v=\(parts.path[1])" + (parts.start.map { "&t=\($0)" } ?? "")
    default: return address
    }
  }

  static func percentDecoded(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2)
      let isEscape = digits.count == 2 && digits.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
      if byte == UInt8(ascii: "%"), isEscape, let code = UInt8(String(Substring(digits)), radix: 16) {
        bytes.append(code)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
