/// The documentation of one field of the front matter, for writers.
struct FieldGuide: Sendable {
  /// How a new file holds the field.
  enum Use: Sendable {
    /// In a comment, for writers to uncomment.
    case optional
    /// Left out where the site has an author, who is the default; else with a value that has to be replaced.
    case optionalBesideAuthor
    /// With a value that can stay.
    case filled
    /// With a value that has to be replaced before the entry is published.
    case placeholder
  }

  /// How an entry is published whose value of the field cannot be used.
  enum Fallback: Hashable, Sendable {
    /// It is an error: the field decides whether, when or where the entry is published.
    case refusal
    /// It is published as if the field were not there.
    case omission
    /// It is published with something else, which this says in a few words.
    case substitute(String)
  }

  /// The key, as new files write it.
  let key: String
  /// Other keys that mean the same.
  let otherNames: [String]
  /// What the field says, in one line.
  let words: String
  /// A value as YAML, with what is on further lines indented as it has to be.
  let example: String
  var use: Use
  /// How an entry is published whose value cannot be used.
  let fallback: Fallback

  init(
    _ key: String, also otherNames: [String] = [], _ words: String, _ example: String, use: Use = .optional,
    fallback: Fallback = .omission
  ) {
    self.key = key
    self.otherNames = otherNames
    self.words = words
    self.example = example
    self.use = use
    self.fallback = fallback
  }

  /// The key and the others that mean the same, as they are compared.
  var names: [String] { [key] + otherNames }

  var yaml: String { example.hasPrefix("\n") ? "\(key):\(example)" : "\(key): \(example)" }

  /// The names of the fields that decide whether, when and where an entry is published, so that their values have to be
  /// right; `url`, a permalink of other generators, is a field of its own for some kinds.
  static let decisiveNames = Set((identity + shared).filter { $0.fallback == .refusal }.flatMap(\.names))
    .subtracting(["url"])

  /// The fields that every new file has.
  static let identity = [
    FieldGuide(
      "date", also: ["publishdate", "pubdate"],
      "When it was published. Default: the date at the beginning of the file or folder name.", "2030-04-09T20:00",
      use: .filled, fallback: .refusal),
    FieldGuide(
      "id", "Its identity in feeds. Default: the path of this file.", "rain", use: .filled, fallback: .refusal),
  ]

  /// The fields that all kinds share beside those of ``identity``.
  static let shared = [
    FieldGuide(
      "tags", also: ["tag", "categories", "category", "keywords"],
      "What it is about. Each tag has a wall of its own.", "[rain, umbrellas]"),
    FieldGuide(
      "authors", also: ["author"],
      "Who wrote it: people by the names of their files in people/, or by name. Default: the author of the site.",
      "[Ann Lin]", fallback: .substitute("the author of the site")),
    FieldGuide(
      "summary", also: ["description", "excerpt", "subtitle"],
      "A summary for feeds, search engines and cards. Default: the beginning of the text.",
      "What it is about in a sentence.", fallback: .substitute("how the text begins")),
    FieldGuide(
      "cover", also: ["image", "thumbnail"],
      "A picture: a file beside this one, from the content folder or from static/.",
      "\n  src: cover.jpg\n  alt: What the picture shows."),
    FieldGuide(
      "cover-alt", also: ["image-alt"], "What the cover shows, if cover is only a path.",
      "What the picture shows."),
    FieldGuide(
      "cover-focus", "The part of the cover that stays in view when it is cropped, if cover is only a path.", "30% 60%",
      fallback: .substitute("its middle")),
    FieldGuide(
      "license", also: ["licence"], "Its licence, if it is not that of the site.",
      "\n  name: CC BY 4.0\n  url: https://creativecommons.org/licenses/by/4.0/",
      fallback: .substitute("the licence of the site")),
    FieldGuide(
      "language", also: ["lang", "locale"], "Its language, if it is not that of the site.", "ja",
      fallback: .substitute("the language of the site")),
    FieldGuide(
      "updated", also: ["last-modified-at", "lastmod", "last-modified", "modified"],
      "When it was last changed.", "2030-04-10"),
    FieldGuide(
      "expires", also: ["expirydate", "unpublishdate"], "When it is no longer shown.", "2031-01-01", fallback: .refusal
    ),
    FieldGuide(
      "draft", also: ["published"], "Whether it is a draft, which is not published.", "true", fallback: .refusal),
    FieldGuide("pinned", also: ["sticky"], "Whether it comes first on the home page.", "true"),
    FieldGuide(
      "size", "The size of its card: small, wide, tall, large or full. Default: one that fits.", "wide",
      fallback: .substitute("a size that fits")),
    FieldGuide("hard-breaks", "Whether the page keeps the line ends of the text, as in a poem.", "true"),
    FieldGuide(
      "slug", "The last part of its address. Default: the name of this file.", "another-name", fallback: .refusal),
    FieldGuide("permalink", also: ["url"], "Its whole address.", "/another/address/", fallback: .refusal),
    FieldGuide(
      "aliases", also: ["alias", "redirect-from"], "Former addresses, which redirect here.", "[/old/address/]"),
    FieldGuide(
      "guid", "The guid that it had in feeds where it was published before.",
      "https://example.com/?p=12", fallback: .refusal),
    FieldGuide(
      "type", "Its kind. Default: that of the folder.", "{{kind}}",
      fallback: .substitute("the kind that its folder or its shape tells")),
    FieldGuide("share", "Your words for sharing it, or false for no sharing.", "Have you heard this?"),
    FieldGuide("syndication", "Copies of it elsewhere.", "[https://social.example/@ann/1]"),
    FieldGuide("in-reply-to", "The page that it replies to.", "https://social.example/@fishshop/1"),
    FieldGuide("like-of", "The page that it likes.", "https://social.example/@fishshop/2"),
    FieldGuide("repost-of", "The page that it reposts.", "https://social.example/@fishshop/3"),
    FieldGuide(
      "translations", also: ["translation-of"],
      "Its translation: the path of the other file. Both files state their language.", "[{{folder}}/translated]"),
  ]

  /// The title that the writer gave.
  static let title = FieldGuide(
    "title", also: ["name"], "The title.", "{{title}}", use: .filled, fallback: .substitute("the name of the file"))
  /// The same for kinds in which the name of the file replaces no missing title.
  static let optionalTitle = FieldGuide("title", "The title.", "{{title}}", use: .filled)
  static let artist = FieldGuide(
    "artist", also: ["artists"],
    "Who plays: people by the names of their files in people/, or by name.", "[Ann Lin]")
  static let explicit = FieldGuide("explicit", "Whether it is not suitable for children.", "false")
  static let plays = FieldGuide("plays", "How often it was played.", "1200")
  static let podcastGUID = FieldGuide(
    "podcast-guid", "The guid that its podcast had elsewhere before.",
    "917393e3-1b1e-5cef-ace4-edaa54e1f810")
  static let links = FieldGuide(
    "links", "Other places where it is, with their names.", "\n  Bandcamp: https://ann.bandcamp.example/")

  static func tracks(_ key: String, also other: [String]) -> FieldGuide {
    FieldGuide(
      key, also: other,
      "The songs in order: the paths of their files, or title, artist, duration, audio, disc and explicit of each.",
      "\n  - songs/rain\n  - title: Earthquake, Mild\n    duration: \"0:05\"",
      fallback: .substitute("its words as plain text"))
  }
}
