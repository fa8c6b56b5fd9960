import FeedModel

/// A webmention as webmention.io exports it: an entry in JF2 (https://jf2.spec.indieweb.org) with members of its own.
package struct Webmention: Hashable, Sendable {
  /// What was answered, as an absolute address.
  let target: String
  /// What it does with the target: `in-reply-to`, `like-of`, `repost-of`, `mention-of` and others.
  let property: String
  private let value: FrontMatterField.Value

  /// Reads an object of JSON; nil where it has no target or does not say what it is.
  package init?(_ value: FrontMatterField.Value) {
    guard let target = value["wm-target"]?.words, let property = value["wm-property"]?.words else { return nil }
    (self.value, self.target, self.property) = (value, target, property)
  }

  /// The number by which webmention.io knows it.
  package var id: Int? { value["wm-id"]?.words.flatMap { Int($0) } }
  /// The page that answers.
  var source: String? { value["wm-source"]?.words }
  /// The address that the page states of itself.
  var url: String? { value["url"]?.words }
  var authorName: String? { value["author"]?["name"]?.words }
  var authorURL: String? { value["author"]?["url"]?.words }
  /// When it was published, as the page states it.
  var published: String? { value["published"]?.words }
  /// When webmention.io received it.
  var received: String? { value["wm-received"]?.words }
  var text: String? { value["content"]?["text"]?.words ?? value["content"]?.ownText }
  var html: String? { value["content"]?["html"]?.words }
  /// Whether it is for the owner of the site only.
  var isPrivate: Bool { value["wm-private"]?.words == "true" }

  /// What somebody did; whoever cannot come or keeps a page names it.
  var form: EntryResponse.Form {
    switch property {
    case "in-reply-to": .reply
    case "like-of": .like
    case "repost-of": .repost
    case "rsvp" where value["rsvp"]?.words == Attendance.yes.rawValue: .rsvp
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
