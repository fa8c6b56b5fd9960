import FeedMarkdown
import FeedModel
import FeedYAML

/// The pages with players, such as those of YouTube, that front matter names. They are embedded above the text as if
/// they were written there.
struct FrontMatterEmbeds {
  let fields: LocatedFields
  /// Their addresses, each once.
  let addresses: [String]

  /// Finds those that are not in the body already, except under keys that a kind of the site declares.
  init(in fields: LocatedFields, except own: Set<String>, body: String) {
    guard fields.fields.contains(where: { Self.names[$0.name] != nil }) else {
      (self.fields, addresses) = (fields, [])
      return
    }
    // Services have copies of what the entry plays itself.
    let playsItself = fields["audio"] != nil || fields["recordings"] != nil
    var addresses: [String] = []
    var rest: [LocatedFields.Field] = []
    for field in fields.fields {
      guard let page = Self.names[field.name], !own.contains(field.name),
        !(playsItself && ["bandcamp-", "spotify"].contains(where: field.name.hasPrefix))
      else {
        rest.append(field)
        continue
      }
      let items = if case .list(let items) = field.value.shape { items } else { [field.value] }
      let found = items.map { Self.address(of: $0, page) }
      addresses += found.compactMap(\.self)
      let others = zip(items, found).filter { $1 == nil }.map(\.0)
      if others.count == items.count {
        rest.append(field)
      } else if !others.isEmpty {
        rest.append(field.holding(LocatedValue(shape: .list(others), location: field.value.location)))
      }
    }
    self.fields = addresses.isEmpty ? fields : fields.holding(rest)
    // An address ends in the number of a film or the name of a song.
    self.addresses = addresses.uniqued(by: \.self).filter { address in
      address.split { $0 == "/" || $0 == "=" }.last.map { !body.contains($0) } ?? true
    }
  }

  /// The text with them above it.
  func above(_ body: String) -> String { addresses.map { "![](\($0))\n\n" }.joined() + body }

  /// How many lines they take there.
  var lineCount: Int { 2 * addresses.count }

  /// What a value may be besides an address.
  enum Page {
    case any, youTube, vimeo
  }

  /// The keys that may hold one.
  static let names: [String: Page] = {
    var names: [String: Page] = [:]
    for name in [
      "video", "videos", "audio", "recordings", "soundcloud", "bandcamp", "spotify", "featured-video", "featuredvideo",
    ] { names[name] = .any }
    let services: [(name: String, page: Page)] = [
      ("youtube", .youTube), ("vimeo", .vimeo), ("video", .any), ("soundcloud", .any), ("bandcamp", .any),
      ("spotify", .any),
    ]
    for (name, page) in services {
      for end in ["-url", "url", "-link", "link"] { names[name + end] = .any }
      for end in ["", "-id", "id", "-video", "video"] where page != .any { names[name + end] = page }
    }
    return names
  }()

  /// The address of a page with a player, stated as such, as the `src` of a mapping, or by its number.
  private static func address(of value: LocatedValue, _ page: Page) -> String? {
    if case .fields(let fields) = value.shape {
      let field = fields["src"] ?? fields["url"] ?? fields["id"]
      return field.flatMap { Self.address(of: $0.value, page) }
    }
    guard let text = value.text?.trimmingWhitespace, !text.isEmpty, !text.contains(where: { "()<> ".contains($0) })
    else { return nil }
    let address: String
    if text.contains("/") {
      address = text.hasPrefix("//") ? "https:" + text : text
    } else {
      switch page {
      case .youTube: address = "https://www.youtube.com/watch?v=" + text
      case .vimeo: address = "https://vimeo.com/" + text
      case .any: return nil
      }
    }
    return EmbeddedPage(address: address) == nil ? nil : address
  }
}
