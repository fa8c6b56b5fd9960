package import FeedMarkup

/// How a body becomes HTML.
public struct MarkdownRendering: Sendable {
  /// Where the HTML goes.
  public var purpose: MarkdownPurpose
  /// What is added to each heading's level, so that `# x` becomes an `h2` on a page whose `h1` is the title. Levels stay
  /// between 1 and 6.
  public var headingOffset: Int
  /// What is before the generated ids, such as an entry's id on a page of many entries; nil for no ids at all.
  public var identifierPrefix: String?
  /// Whether the first image is loaded at once instead of when it comes near, as befits an image at the top of a page.
  public var loadsFirstImageEagerly: Bool
  /// How wide images are shown, as the attribute `sizes` says it.
  public var imageSizes: String
  /// The words beside the writer's own.
  public var labels: MarkdownLabels
  /// Turns a resolved destination into the address to write.
  public var url: @Sendable (String) -> String

  /// Creates a rendering.
  public init(
    purpose: MarkdownPurpose = .page, headingOffset: Int = 0, identifierPrefix: String? = nil,
    loadsFirstImageEagerly: Bool = false, imageSizes: String = "100vw", labels: MarkdownLabels = .english,
    url: @escaping @Sendable (String) -> String = { $0 }
  ) {
    self.purpose = purpose
    self.headingOffset = headingOffset
    self.identifierPrefix = identifierPrefix
    self.loadsFirstImageEagerly = loadsFirstImageEagerly
    self.imageSizes = imageSizes
    self.labels = labels
    self.url = url
  }
}

/// Where a rendered body goes.
public enum MarkdownPurpose: Hashable, Sendable {
  /// A page of the site.
  case page
  /// A feed, whose readers and validators accept fewer attributes and no code.
  case feed
  /// HTML on its own, without what pages and feeds add or leave out.
  case document
}

extension MarkdownBody {
  /// The body as HTML, every destination passed through ``MarkdownRendering/url``.
  public func html(_ rendering: MarkdownRendering) -> String {
    String(decoding: utf8HTML(rendering), as: UTF8.self)
  }

  /// The body as HTML in UTF-8, as ``html(_:)`` returns it, for callers that write it: no string is created.
  public func utf8HTML(_ rendering: MarkdownRendering) -> [UInt8] {
    var buffer = MarkupBuffer()
    append(to: &buffer, as: rendering)
    return buffer.bytes
  }

  package func append(to buffer: inout MarkupBuffer, as rendering: MarkdownRendering) {
    var renderer = MarkdownRenderer(body: self, rendering: rendering)
    renderer.append(to: &buffer)
  }
}

/// The words that a rendered body holds beside the writer's own, in the language of its readers.
public struct MarkdownLabels: Hashable, Sendable {
  /// The titles of alerts.
  public var alerts: [AlertKind: String]
  /// The label of the list of footnotes, for screen readers.
  public var footnotes: String
  /// The label of the link back from a footnote, for screen readers.
  public var footnoteReturn: String
  /// The label of the box of a completed task, for screen readers.
  public var doneTask: String
  /// The label of the box of an open task, for screen readers.
  public var openTask: String

  /// Creates labels.
  public init(
    alerts: [AlertKind: String], footnotes: String, footnoteReturn: String, doneTask: String, openTask: String
  ) {
    self.alerts = alerts
    self.footnotes = footnotes
    self.footnoteReturn = footnoteReturn
    self.doneTask = doneTask
    self.openTask = openTask
  }

  /// The labels in English.
  public static let english = MarkdownLabels(
    alerts: [
      .note: "Note", .tip: "Tip", .important: "Important", .warning: "Warning", .caution: "Caution",
    ], footnotes: "Footnotes", footnoteReturn: "Back to the text", doneTask: "Done", openTask: "To do")
}
