import FeedModel

/// A list of entries that is shown as cards: of the whole site, of a kind, of a tag or of a person.
struct Wall: Sendable {
  /// What the entries have in common.
  enum Subject: Hashable, Sendable {
    case site
    /// One kind, given by its name.
    case kind(String)
    case tag(String)
    /// One person, given by the index among the feed's people.
    case person(Int)
    /// A person without a file.
    case mention
  }

  /// The address of the newest page.
  let route: Route
  let title: String
  let subject: Subject
  /// The entries by their index in the feed, newest first.
  let entries: [Int]

  var isOfSite: Bool { subject == .site }

  var isOfTag: Bool {
    if case .tag = subject { true } else { false }
  }

  var isOfSomebody: Bool { person != nil || subject == .mention }

  var isOfEvents: Bool { kindName == Kind.event.name }

  var isOfFollows: Bool { kindName == Kind.follow.name }

  var kindName: String? {
    if case .kind(let name) = subject { name } else { nil }
  }

  /// The person with a file that it is of, by the index among the feed's people.
  var person: Int? {
    if case .person(let index) = subject { index } else { nil }
  }

  /// The address of an archive page, which is counted from one.
  func archive(_ number: Int) -> Route { route.appending("page/\(number)/") }
}
