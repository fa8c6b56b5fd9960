import FeedMarkup
import FeedTheme

/// A song with a variable of every type.
struct SampleSong: TemplateContext {
  var title: String? = "Rain"
  var body: String? = "<p>Hello</p>"
  var isPinned = false
  var artist: SamplePerson?
  var players: [SamplePerson] = []
  var tags: [String] = []
  var extra = FreeValue.fields([:])
  var settings = FreeValue.fields([:])
  var strings: Strings?

  static let fields = TemplateFields<Self>(
    "a song",
    .text("title", "The title.") { $0.title },
    .text("name", "What a person has, too.") { _ in "song" },
    .text("nickname", "What a person may have, too.") { _ in "outer" },
    .markup("body", "The body.") { $1.append($0.body ?? "") },
    .flag("isPinned", "Whether it stands first.") { $0.isPinned },
    .object("artist", "Who wrote it.") { $0.artist },
    .list("players", "Who plays it.") { $0.players },
    .texts("tags", "The tags.") { $0.tags },
    .free("extra", "Other keys.") { $0.extra },
    .settings("theme", "The settings.") { $0.settings },
    .strings("t", "The strings.") { $0.strings ?? SampleTheme.noStrings })
}
