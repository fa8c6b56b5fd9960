/// An answer to an entry from elsewhere: a webmention, or a comment that the owner of the site keeps.
///
/// The words of others are plain text, so none of them become markup.
public struct EntryResponse: Hashable, Sendable {
  /// The form of the response.
  public enum Form: String, CaseIterable, Sendable {
    /// Answered with words.
    case reply
    /// Liked it.
    case like
    /// Passed it on.
    case repost
    /// Said that they will come.
    case rsvp
    /// Named it on a page of their own, or did something else with it.
    case mention
  }

  /// The form of the response.
  public let form: Form
  /// The name of the author; the host of the page where it states none.
  public let author: String
  /// The absolute address of the author's own page.
  public let authorURL: String?
  /// The absolute address of the answer.
  public let url: String?
  /// When it was published, or else received.
  public let date: FeedDate?
  /// The words, paragraphs separated by line feeds; empty where there are none.
  public let text: String

  /// Creates an answer.
  public init(form: Form, author: String, authorURL: String?, url: String?, date: FeedDate?, text: String) {
    self.form = form
    self.author = author
    self.authorURL = authorURL
    self.url = url
    self.date = date
    self.text = text
  }
}

/// Whether the author of a response attends the event (`p-rsvp` of https://indieweb.org/rsvp).
public enum Attendance: String, CaseIterable, Sendable {
  case yes, no, maybe
  /// They want to be kept informed.
  case interested
}
