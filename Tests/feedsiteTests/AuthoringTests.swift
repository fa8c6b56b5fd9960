import Foundation
import TestSupport
import Testing

@Suite("feedsite init and feedsite new")
struct AuthoringTests {
  @Test
  func `A new site builds without a warning, and so does what is added to it`() async throws {
    let folder = try TemporaryFolder()
    let run = try await folder.feedsite("init", "my-wall/", environment: ["TZ": "Asia/Taipei"])
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.hasPrefix("my-wall/content/site.yml\n"))
    let settings = try folder.text(of: "my-wall/content/site.yml")
    #expect(
      settings.firstMatch(of: /\nid: [0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}\n/) != nil)
    #expect(settings.contains("\ntitle: My wall\n"))
    #expect(settings.contains("\ntime-zone: Asia/Taipei\n"))
    let site = Feedsite(folder: folder.path(of: "my-wall"))
    let note = try await site.run("new", "note", "雨が降る", "--date", "2024-02-03")
    #expect(note.status == 0)
    #expect(note.output == "content/notes/2024-02-03-雨が降る.md\n")
    let build = try await site.run("build", "--strict")
    #expect(build.status == 0, "\(build.errors)")
    #expect(build.output.hasPrefix("Built 7 entries and 1 page into "))
    #expect(try await site.run("check", "--strict").status == 0)
    let again = try await Feedsite(folder: folder.path).run("init", "Ann's other wall")
    #expect(again.status == 0)
    #expect(again.errors.contains("\n  cd 'Ann'\\''s other wall'\n"))
    #expect(try folder.text(of: "Ann's other wall/content/site.yml") != settings)
  }

  @Test
  func `--bare makes settings alone, of a site that builds without a warning`() async throws {
    let folder = try TemporaryFolder()
    let run = try await folder.feedsite("init", "wall", "--bare", environment: ["TZ": "Etc/UTC"])
    #expect(run.status == 0 && run.output == "wall/content/site.yml\n", "\(run.errors)")
    #expect(try folder.text(of: "wall/content/site.yml").contains("\ntime-zone: UTC\n"))
    #expect(try FileTree(folder.path).paths == ["wall/content/site.yml"])
    let build = try await folder.feedsite("build", "wall/content", "--strict")
    #expect(build.status == 0 && build.output.hasPrefix("Built 0 entries into "), "\(build.errors)")
    #expect(folder.exists("public/index.html"))
  }

  @Test
  func `Files in the way are all named, and nothing is written`() async throws {
    let folder = try TemporaryFolder()
    try folder.put("Mine", at: "content/pages/about.md")
    try folder.put("title: Mine", at: "content/site.yml")
    let before = try FileTree(folder.path)
    let run = try await folder.feedsite("init")
    #expect(run.status == 1)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("content/site.yml: error: it already exists"))
    #expect(run.errors.contains("content/pages/about.md: error: it already exists"))
    #expect(run.errors.hasSuffix("2 errors in 2 files; nothing was written\n"))
    #expect(try FileTree(folder.path) == before)
    let theme = try await folder.feedsite("init", "new", "--theme", "nope")
    #expect(theme.status == 1)
    #expect(theme.errors.contains(#"there is no theme "nope""#))
    #expect(!folder.exists("new"))
    let file = try await folder.feedsite("init", "content/site.yml")
    #expect(file.status == 1)
    #expect(file.errors.hasPrefix("content/site.yml/content/site.yml: error: it cannot be written: Not a directory\n"))
  }

  @Test
  func `A new file is never written over another one`() async throws {
    let folder = try TemporaryFolder.withSmallSite()
    try folder.put("Mine", at: "content/songs/rain.md")
    let run = try await folder.feedsite("new", "song", "Rain")
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("content/songs/rain.md: error: it already exists and is never overwritten"))
    #expect(try folder.text(of: "content/songs/rain.md") == "Mine")
    #expect(try await folder.feedsite("new", "song", "Rain", "--slug", "rain-2").status == 0)
  }

  @Test
  func `The content folder is found from within it, and can be named`() async throws {
    let folder = try TemporaryFolder.withSmallSite()
    let inside = try await Feedsite(folder: folder.path(of: "content/notes")).run("new", "song", "Inside")
    #expect(inside.status == 0)
    #expect(folder.exists("content/songs/inside.md"))
    try folder.put(TemporaryFolder.smallSite, at: "band/site.yml")
    #expect(try await folder.feedsite("new", "song", "There", "-c", "band/").output == "band/songs/there.md\n")
    let nowhere = try await folder.feedsite("new", "song", "There", "-c", "nothing")
    #expect(nowhere.status == 1)
    #expect(nowhere.errors.contains("there is no such content folder"))
  }

  @Test(
    arguments: [
      (["new", "like", "Rain"], #"There is no kind "like"; it is a note with "like-of: https://...", so write"#),
      (["new", "sonk", "Rain"], #"There is no kind "sonk"; did you mean "song"?"#),
      (["new", "song", " "], "The title is empty"), (["new", "song"], "Missing expected argument '<title>"),
      (["new", "song", "Rain", "--date", "09-04-2026"], #""09-04-2026" is not a date; write "#),
      (["new", "song", "Rain", "--edit"], "No editor is known; set VISUAL or EDITOR"),
    ])
  func `What cannot be meant is a usage error with advice`(arguments: [String], words: String) async throws {
    let folder = try TemporaryFolder.withSmallSite()
    let run = try await Feedsite(folder: folder.path, environment: ["VISUAL": "", "EDITOR": ""]).run(arguments)
    #expect(run.status == 64)
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(!folder.exists("content/songs"))
  }

  @Test
  func `--edit opens the file in the editor of the environment, arguments and spaces included`() async throws {
    let folder = try TemporaryFolder.withSmallSite()
    try folder.put("#!/bin/sh\nprintf '%s\\n' \"$@\" > edited\nexit 3\n", at: "my editor.sh")
    let editor = "sh 'my editor.sh' --wait"
    let run = try await folder.feedsite(
      "new", "song", "Rain", "--edit", environment: ["VISUAL": editor, "EDITOR": "false"])
    #expect(run.status == 3)
    #expect(try folder.text(of: "edited") == "--wait\ncontent/songs/rain.md\n")
    let other = try await folder.feedsite("new", "song", "Two", "--edit", environment: ["VISUAL": "", "EDITOR": "cat"])
    #expect(other.output.contains("title: Two"))
    let none = try await folder.feedsite("new", "song", "Three", "-e", environment: ["VISUAL": "no-such-editor"])
    #expect(none.status == 1 && none.errors.contains("The editor is not there; set VISUAL or EDITOR"))
    #expect(folder.exists("content/songs/three.md"))
  }
}
