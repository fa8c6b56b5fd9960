import TestSupport
import Testing

@Suite("feedsite theme check")
struct ThemeCheckTests {
  @Test
  func `Says nothing but a line of a sound theme`() async throws {
    let run = try await Feedsite(folder: GoldenSite.checkout).run(["theme", "check", "plain"])
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output.wholeMatch(of: /Checked the theme plain: \d+ templates; 0 warnings\n/) != nil, "\(run.output)")
  }

  @Test
  func `Names file, line and column of all that is wrong at once, and fails`() async throws {
    let folder = try TemporaryFolder.withSmallSite()
    try folder.put("extends: plain", at: "themes/mine/theme.yml")
    try folder.put("<b onclick=\"a\">{{titel}}</b>", at: "themes/mine/templates/partial/mine.mustache")
    try folder.put("{{>partial/mine}}", at: "themes/mine/templates/card/song.mustache")
    for name in ["mine", "themes/mine", "themes/mine/"] {
      let run = try await folder.feedsite("theme", "check", name)
      #expect(run.status == 1 && run.output.isEmpty)
      #expect(
        run.errors.split(separator: "\n").map { $0.prefix { $0 != ";" } } == [
          "themes/mine/templates/partial/mine.mustache:1:4: error: \"onclick\" holds a script, which a content security policy forbids",
          "themes/mine/templates/partial/mine.mustache:1:18: error: \"titel\" is not a variable of a song",
          "2 errors, 0 warnings",
        ], "\(run.errors)")
    }
  }

  @Test
  func `No link of a theme leads to files of the machine, and one to its neighbour does`() async throws {
    let folder = try TemporaryFolder.withSmallSite()
    try folder.put("secret", at: "key.txt")
    try folder.put("{extends: plain}", at: "themes/mine/theme.yml")
    try folder.put("shared", at: "themes/_shared/a.txt")
    try folder.makeFolder("themes/mine/assets")
    try folder.link("themes/mine/assets/a.txt", to: "../../_shared/a.txt")
    // Nothing of a theme is read there.
    try folder.link("themes/mine/LICENSE", to: "../../key.txt")
    let sound = try await folder.feedsite("build", "content", "--theme", "mine")
    #expect(sound.status == 0, "\(sound.errors)")
    #expect(try folder.text(of: "public/assets/a.txt") == "shared")
    try folder.link("themes/mine/assets/key.txt", to: "../../../key.txt")
    let run = try await folder.feedsite("build", "content", "--theme", "mine")
    let words = "it cannot be read: it is a symbolic link that leads out of the theme"
    #expect(run.status == 1 && run.errors.contains("themes/mine/assets/key.txt: error: \(words)"), "\(run.errors)")
    #expect(!folder.exists("public/assets/key.txt"))
    try folder.remove("themes/mine/assets/key.txt")
    try folder.makeFolder("strings")
    try folder.link("themes/mine/strings", to: "../../strings")
    let other = try await folder.feedsite("build", "content", "--theme", "mine")
    #expect(other.status == 1 && other.errors.contains("themes/mine/strings: error: \(words)"), "\(other.errors)")
  }

  @Test
  func `Finds the theme that one is in`() async throws {
    let folder = try TemporaryFolder.withSmallSite()
    try folder.put("extends: plain", at: "themes/mine/theme.yml")
    try folder.makeFolder("themes/mine/templates")
    for (place, name) in [("themes/mine", "."), ("themes/mine", "./"), ("themes/mine/templates", "..")] {
      let run = try await Feedsite(folder: folder.path(of: place)).run(["theme", "check", name])
      #expect(run.status == 0 && run.output.hasPrefix("Checked the theme mine: "), "\(run.errors)")
    }
  }

  @Test
  func `Lets warnings pass, unless it has to be strict`() async throws {
    let folder = try TemporaryFolder.withSmallSite()
    try folder.put("extends: plain", at: "themes/mine/theme.yml")
    try folder.put("", at: "themes/mine/templates/partial/old.mustache")
    let run = try await folder.feedsite("theme", "check", "mine")
    #expect(run.status == 0 && run.output.hasSuffix("1 warning\n") && run.errors.contains("partial/old"))
    let strict = try await folder.feedsite("theme", "check", "mine", "--strict")
    #expect(strict.status == 1 && strict.output.isEmpty && strict.errors.hasSuffix("0 errors, 1 warning\n"))
    let quiet = try await folder.feedsite("theme", "check", "mine", "--quiet")
    #expect(quiet.status == 0 && quiet.output.isEmpty && quiet.errors.isEmpty)
  }

  @Test
  func `Knows the themes that there are, and wants a name`() async throws {
    let folder = try TemporaryFolder.withSmallSite()
    let unknown = try await folder.feedsite("theme", "check", "plian")
    #expect(unknown.status == 1 && unknown.errors.contains("did you mean \"plain\"?"))
    let other = try await folder.feedsite("theme", "check", "brutalist")
    #expect(other.status == 1 && other.errors.contains("use gallery, ink, plain, poster or wall"))
    let nothing = try await folder.feedsite("theme", "check")
    #expect(nothing.status == 64)
  }
}
