package import FeedMarkup

/// A player for a file of sound or film, with a link to the file for readers that have none.
///
/// A figure with a caption where it stands alone, the bare player among words. Nothing of the sound is loaded before it
/// is played, of a film its length and first picture.
package struct PlayerMarkup: Sendable {
  /// Whether it is heard or seen.
  package var kind: MediaKind
  /// The address of the file, ready to be written.
  package var address: String
  /// The alternative text: what the player is called by screen readers.
  package var text = ""
  /// The title: the caption; without it, that is the alternative text.
  package var title = ""
  /// The width of a film in pixels.
  package var pixelWidth: Int?
  /// The height of a film in pixels.
  package var pixelHeight: Int?
  /// What the writer gave in braces.
  package var attributes = AttributeList()
  /// Whether it stands alone, not among words.
  package var isBlock = true
  /// Where the HTML goes.
  package var purpose = MarkdownPurpose.page
  /// What stands before ids; nil for no ids.
  package var identifierPrefix: String?

  /// Creates a player; what else is known is set afterwards.
  package init(kind: MediaKind, address: String) {
    self.kind = kind
    self.address = address
  }

  /// Appends the player.
  package func append(to buffer: inout MarkupBuffer) {
    if isBlock { FigureMarkup.appendStart(className: isInFeed ? nil : "player", to: &buffer) }
    if kind == .audio { buffer.features.insert(.recording) }
    buffer.append("<\(kind.rawValue) src=\"")
    URLEscaping.append(address, to: &buffer)
    buffer.append("\" controls=\"\" preload=\"\(kind == .audio ? "none" : "metadata")\"")
    appendAttributes(to: &buffer)
    buffer.append(">")
    appendLink(to: &buffer)
    buffer.append("</\(kind.rawValue)>")
    if isBlock { FigureMarkup.appendEnd(caption: title.isEmpty ? text : title, to: &buffer) }
  }

  private var isInFeed: Bool { purpose == .feed }

  private func appendAttributes(to buffer: inout MarkupBuffer) {
    var attributes = attributes.restricted(to: .image)
    let size = DisplaySize(pixelWidth: pixelWidth, pixelHeight: pixelHeight, taking: &attributes)
    if kind == .video { size.append(to: &buffer) }
    if kind == .video, !isInFeed { buffer.append(" playsinline=\"\"") }
    let label = text.isEmpty ? title : text
    if !isInFeed, !label.isEmpty { buffer.append(attribute: "aria-label", label) }
    // Lazy loading and the roles of images are not for players.
    _ = attributes.removeValue(of: "loading")
    _ = attributes.removeValue(of: "role")
    let givenTitle = attributes.removeValue(of: "title")
    if let title = isBlock || title.isEmpty ? givenTitle : title { buffer.append(attribute: "title", title) }
    let written = isInFeed ? attributes.inFeed : attributes
    written.append(to: &buffer, identifierPrefix: identifierPrefix)
  }

  private func appendLink(to buffer: inout MarkupBuffer) {
    buffer.append("<a href=\"")
    URLEscaping.append(address, to: &buffer)
    buffer.append(isInFeed ? "\">" : "\" download=\"\">")
    let name = MediaKind.fileName(of: address).flatMap { String($0) } ?? address
    let words = [text, title, name, address].first { !$0.isEmpty }
    HTMLEscaping.appendKeepingApostrophes(words ?? address, to: &buffer)
    buffer.append("</a>")
  }
}

/// The size at which an image or a film is shown: its own, or what an attribute list asks for.
package struct DisplaySize: Hashable, Sendable {
  /// The width in pixels.
  package let width: Int?
  /// The height in pixels.
  package let height: Int?

  /// Takes `width` and `height` out of an attribute list. Where it has one of them only, the other one follows from the
  /// proportions of the file; where it has neither, the file's size counts, if both of its sides are known.
  package init(pixelWidth: Int?, pixelHeight: Int?, taking attributes: inout AttributeList) {
    let asked = (attributes.removeValue(of: "width"), attributes.removeValue(of: "height"))
    let (askedWidth, askedHeight) = (asked.0.flatMap { Int($0) }, asked.1.flatMap { Int($0) })
    var own: (width: Int, height: Int)?
    if let pixelWidth, let pixelHeight, pixelWidth > 0, pixelHeight > 0 { own = (pixelWidth, pixelHeight) }
    switch (askedWidth, askedHeight) {
    case (nil, nil): (width, height) = (own?.width, own?.height)
    case (let asked?, nil): (width, height) = (asked, own.map { Self.scaled(asked, by: $0.height, over: $0.width) })
    case (nil, let asked?): (width, height) = (own.map { Self.scaled(asked, by: $0.width, over: $0.height) }, asked)
    default: (width, height) = (askedWidth, askedHeight)
    }
  }

  /// Appends the attributes to a start tag, a space before each.
  package func append(to buffer: inout MarkupBuffer) {
    if let width { buffer.append(" width=\"\(width)\"") }
    if let height { buffer.append(" height=\"\(height)\"") }
  }

  private static func scaled(_ length: Int, by numerator: Int, over denominator: Int) -> Int {
    max(1, Int((Double(length) * Double(numerator) / Double(denominator)).rounded()))
  }
}

/// The frame of a figure, for an image that is a paragraph of its own; the image is written between the two.
package enum FigureMarkup {
  /// Appends the start of a figure; `className` is left out in feeds.
  package static func appendStart(className: String? = nil, to buffer: inout MarkupBuffer) {
    buffer.append("<figure")
    if let className { buffer.append(attribute: "class", className) }
    buffer.append(">")
  }

  /// Appends the caption, which is the title of the image, and the end; an empty caption is left out.
  package static func appendEnd(caption: String, to buffer: inout MarkupBuffer) {
    if !caption.isEmpty {
      buffer.append("<figcaption>")
      HTMLEscaping.appendKeepingApostrophes(caption, to: &buffer)
      buffer.append("</figcaption>")
    }
    buffer.append("</figure>")
  }
}

/// What a player plays.
package enum MediaKind: String, Hashable, Sendable {
  /// Sound.
  case audio
  /// Film.
  case video

  /// What the file at an address is that browsers play, told by the ending of its name, whatever the case, its query
  /// and fragment left out; nil for any other.
  ///
  /// `ogg` counts as sound, as browsers and RFC 5334 have it, `webm` as film.
  package init?(address: String) {
    guard let name = Self.fileName(of: address) else { return nil }
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else { return nil }
    let ending = name[name.index(after: dot)...]
    // No ending is longer; what is, is not worth a string.
    guard (1...4).contains(ending.count), let kind = String(ending).flatMap({ Self.kinds[$0.lowercased()] }) else {
      return nil
    }
    self = kind
  }

  /// What a link to such a file is used for.
  var linkKind: MarkdownLink.Kind {
    switch self {
    case .audio: .audio
    case .video: .video
    }
  }

  private static let kinds: [String: MediaKind] = [
    "mp3": .audio, "m4a": .audio, "aac": .audio, "ogg": .audio, "oga": .audio, "opus": .audio, "flac": .audio,
    "wav": .audio, "weba": .audio, "mp4": .video, "m4v": .video, "webm": .video, "ogv": .video, "mov": .video,
  ]

  /// What stands after the last slash of the path; nil where the address has no path, as `https://example.mov` has not.
  static func fileName(of address: String) -> Substring.UTF8View? {
    var path = address[...].utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    if let slash = path.firstIndex(of: UInt8(ascii: "/")), path[slash...].dropFirst().first == UInt8(ascii: "/") {
      let host = path[slash...].dropFirst(2)
      guard let start = host.firstIndex(of: UInt8(ascii: "/")) else { return nil }
      path = host[start...]
    }
    return path.lastIndex(of: UInt8(ascii: "/")).map { path[path.index(after: $0)...] } ?? path
  }
}
