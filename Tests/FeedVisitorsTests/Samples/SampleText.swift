import FeedModel

/// What the text fields and addresses of samples hold: themselves, or something hostile as well.
struct SampleText: Sendable {
  /// What is added to every text.
  let addition: String
  /// What is added to every address.
  let addressAddition: String

  /// Texts as they are.
  static let plain = SampleText(addition: "", addressAddition: "")

  /// Whatever could break HTML, XML and an attribute.
  static let hostile = SampleText(
    addition: " <script>alert('1' && \"2\")</script> ]]> <!-- \u{0}\u{1B}\u{FFFE}\u{85}& {{title}}",
    addressAddition: "?a=1&b=\"><script>alert('1')</script>\u{1}")

  /// A text field.
  func callAsFunction(_ text: String) -> String { text + addition }

  /// An address of another site.
  func url(_ path: String) -> String { "https://example.org/\(path)\(addressAddition)" }

  /// A photo of this site.
  func photo(_ name: String, width: Int = 800, height: Int = 600) -> Photo {
    let file = MediaFile(
      source: .published(Route("/media/\(name).jpg")), mimeType: "image/jpeg", byteCount: 1234,
      pixelSize: PixelSize(width: width, height: height))
    return Photo(file: file, alt: self("Alt of \(name)"), caption: self("Caption of \(name)"))
  }

  /// An audio file of this site.
  func audio(_ name: String) -> MediaFile {
    MediaFile(source: .published(Route("/media/\(name).mp3")), mimeType: "audio/mpeg", byteCount: 98_765)
  }

  /// A person with a page on this site.
  func person(_ name: String) -> PersonReference {
    PersonReference(name: self(name), route: Route("/people/\(name.lowercased())/"), avatar: photo(name))
  }

  /// A link with a name.
  func link(_ name: String) -> ExternalLink { ExternalLink(name: self(name), url: url(name.lowercased())) }

  /// Another entry of this site.
  func reference(_ title: String, kind: Kind, year: Int = 2024) -> EntryReference {
    EntryReference(
      identity: EntryIdentity(
        uuid: .namespace(ofSiteID: "11111111-2222-5333-8444-555555555555"), contentPath: "other.md"), kind: kind,
      title: self(title), route: Route("/\(kind.plural)/\(title.lowercased())/"),
      date: CalendarDay(year: year, month: 4, day: 9).map { FeedDate(day: $0, utcOffset: 28_800) },
      cover: photo("cover-\(title)"), artist: self("Ann"))
  }
}
