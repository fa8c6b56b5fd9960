import FeedModel

/// A webmention as webmention.io exports it: an entry in JF2 (https://jf2.spec.indieweb.org) with members of its own.
package struct Webmention: Hashable, Sendable {
  /// The number by which webmention.io knows it.
  package var id: Int?
  /// What was answered, as an absolute address.
  package var target: String
  /// What it does with the target: `in-reply-to`, `like-of`, `repost-of`, `mention-of` and others.
  package var property: String
  /// Whether they come, where that is what they answer: `yes`, `no`, `maybe` or `interested`.
  package var attendance: String?
  /// The page that answers.
  package var source: String?
  /// The address that the page states of itself.
  package var url: String?
  package var authorName: String?
  package var authorURL: String?
  /// When it was published, as the page states it.
  package var published: String?
  /// When webmention.io received it.
  package var received: String?
  package var text: String?
  package var html: String?
  /// Whether it is for the owner of the site only.
  package var isPrivate: Bool

  /// Reads an object of JSON; nil where it has no target or does not say what it is.
  package init?(_ value: FrontMatterField.Value) {
    guard let target = value["wm-target"]?.words, let property = value["wm-property"]?.words else {
      return nil
    }
    self.target = target
    self.property = property
    attendance = value["rsvp"]?.words
    id = value["wm-id"]?.words.flatMap { Int($0) }
    source = value["wm-source"]?.words
    url = value["url"]?.words
    authorName = value["author"]?["name"]?.words
    authorURL = value["author"]?["url"]?.words
    published = value["published"]?.words
    received = value["wm-received"]?.words
    text = value["content"]?["text"]?.words ?? value["content"]?.ownText
    html = value["content"]?["html"]?.words
    isPrivate = value["wm-private"]?.words == "true"
  }

  /// What somebody did; whoever cannot come or keeps a page names it.
  var form: EntryResponse.Form {
    switch property {
    case "in-reply-to": .reply
    case "like-of": .like
    case "repost-of": .repost
    case "rsvp" where attendance == Attendance.yes.rawValue: .rsvp
    default: .mention
    }
  }

  /// Reads a document: a feed, an array or a single webmention.
  ///
  /// - Returns: What should be webmentions, as it stands there; nil for a document of another kind.
  package static func values(in json: [UInt8]) throws(JSONScanner.Fault) -> [FrontMatterField.Value]? {
    var scanner = JSONScanner(json)
    let document = try scanner.value()
    try scanner.finish()
    switch document {
    case .list(let list): return list
    case .fields: return document["children"]?.list ?? (document["wm-target"] == nil ? nil : [document])
    case .text, .plain: return nil
    }
  }
}

extension FrontMatterField.Value {
  /// A member of an object; nil where there is none or it is `null`.
  fileprivate subscript(name: String) -> FrontMatterField.Value? {
    guard case .fields(let fields) = self, let value = fields.first(where: { $0.key == name })?.value,
      value != .plain("null")
    else { return nil }
    return value
  }

  /// The elements of an array.
  fileprivate var list: [FrontMatterField.Value]? {
    if case .list(let values) = self { values } else { nil }
  }

  /// A text as it is written; nil for anything else.
  fileprivate var ownText: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// A text, number or flag; of an array the first; nil for an object and where there is nothing.
  fileprivate var words: String? {
    switch self {
    case .text(let text), .plain(let text): text.isEmpty ? nil : text
    case .list(let values): values.first?.words
    case .fields: nil
    }
  }
}
