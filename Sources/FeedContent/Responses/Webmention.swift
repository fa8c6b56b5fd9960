import FeedModel

/// A webmention as webmention.io exports it: an entry in JF2 (https://jf2.spec.indieweb.org) with members of its own.
package struct Webmention: Hashable, Sendable {
  /// What was answered, as an absolute address.
  let target: String
  /// What it does with the target: `in-reply-to`, `like-of`, `repost-of`, `mention-of` and others.
  let property: String
  private let value: JSONValue

  /// Reads an object of JSON; nil where it has no target or does not say what it is.
  package init?(_ webmention: FrontMatterField.Value) {
    let value = JSONValue(webmention)
    guard let target = value["wm-target"].words, let property = value["wm-property"].words else { return nil }
    (self.value, self.target, self.property) = (value, target, property)
  }

  /// The number by which webmention.io knows it.
  package var id: Int? { value["wm-id"].count }
  /// The page that answers.
  var source: String? { value["wm-source"].words }
  /// The address that the page states of itself.
  var url: String? { value["url"].words }
  var authorName: String? { value["author"]["name"].words }
  var authorURL: String? { value["author"]["url"].words }
  /// When it was published, as the page states it.
  var published: String? { value["published"].words }
  /// When webmention.io received it.
  var received: String? { value["wm-received"].words }
  var text: String? { value["content"]["text"].words ?? value["content"].text }
  var html: String? { value["content"]["html"].words }
  /// Whether it is for the owner of the site only; anything but a no says so.
  var isPrivate: Bool { value["wm-private"] != .null && value["wm-private"].words != "false" }

  /// The form of the response; refusals and bookmarks count as mentions.
  var form: EntryResponse.Form {
    switch property {
    case "in-reply-to": .reply
    case "like-of": .like
    case "repost-of": .repost
    case "rsvp" where value["rsvp"].words == Attendance.yes.rawValue: .rsvp
    default: .mention
    }
  }

  /// Reads a document: a feed, an array or a single webmention.
  ///
  /// - Returns: What should be webmentions, as it is there; nil for a document of another kind.
  package static func values(in json: [UInt8]) throws(JSONScanner.Fault) -> [FrontMatterField.Value]? {
    let document = try JSONValue(json)
    return document.list ?? document["children"].list
      ?? (document["wm-target"] == .null ? nil : document.value.map { [$0] })
  }
}
