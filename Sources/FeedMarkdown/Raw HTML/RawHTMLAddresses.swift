/// Which attributes of raw HTML are addresses that follow the links of the site.
struct RawHTMLAddresses {
  /// What the sources of the player are that was opened last.
  private var sources = MarkdownLink.Kind.video

  /// Notes the players that tags open and close.
  mutating func pass(_ tag: RawHTMLTag) {
    if tag.name == "audio" || tag.name == "video" { sources = tag.name == "audio" && !tag.isEnd ? .audio : .video }
  }

  /// What the address in an attribute is used for; nil where it is no address.
  ///
  /// The image that an element shows is its `src`. Others are links, lest one picture count twice: the sizes in a
  /// `srcset`, the `poster` of a film.
  func kind(of attribute: String, in element: String) -> MarkdownLink.Kind? {
    switch (attribute, element) {
    case ("href", "a"), ("href", "area"), ("href", "link"): .link
    case ("src", "img"), ("src", "input"): .image
    case ("src", "audio"): .audio
    case ("src", "video"): .video
    case ("src", "source"): sources
    case ("src", "embed"), ("src", "iframe"), ("src", "script"), ("src", "track"), ("poster", "video"): .link
    case ("srcset", "img"), ("srcset", "source"): .link
    default: nil
    }
  }
}
