import Foundation
import TestSupport
import Testing

@Suite("What is published is only what is meant")
struct PrivacyTests {
  /// The word that stands in everything private; nothing of it may be published, however it is written.
  private static let word = "Xyzzyquux"

  /// A site with all that must stay at home, in a folder whose own path holds the word.
  private func site() throws -> (folder: TemporaryFolder, path: String) {
    let word = Self.word
    let folder = try TemporaryFolder()
    let home = "\(word)-user/"
    let files: [String: String] = [
      "site.yml": """
      # \(word) in a comment
      id: privacy
      title: Public
      base-url: https://public.example/
      language: en
      languages: {ja: {title: 公開}}
      deploy: {live: {rsync: "\(word)@server.example:/srv/\(word)"}}
      """,
      "articles/rain.md": """
      ---
      # \(word) in a comment of front matter
      title: Rain
      date: 2024-02-01
      tags: [weather]
      weight: 3
      layout: \(word)
      ---
      Words. [the note](../notes/hidden.md)

      <!-- \(word) in a comment of the body -->

      {% comment %}\(word){% endcomment %} %% \(word) %% More words.
      """,
      "notes/hidden.md": "---\ndate: 2024-03-01\ndraft: true\ntags: [\(word)]\n---\n\(word) @\(word) #\(word)\n",
      "articles/hidden.md":
        "---\ntitle: \(word)\ndate: 2024-03-01\npublished: false\nauthor: {name: \(word)}\naliases: [/\(word)/]\n---\n\(word)\n",
      "_drafts/\(word).md": "---\ntitle: \(word)\ndate: 2024-03-01\n---\n\(word)\n",
      "articles/\(word)/index.md":
        "---\ntitle: \(word)\ndate: 2024-03-01\ndraft: yes\ncover: \(word).jpg\n---\n![\(word)](\(word).jpg)\n",
      "articles/\(word)/\(word).txt": word, "articles/\(word)/\(word).jpg": "",
      "events/future.md": "---\ntitle: \(word)\ndate: 2999-01-01\nstarts: 2999-02-01\n---\n\(word)\n",
      "articles/gone.md": "---\ntitle: \(word)\ndate: 2024-01-01\nexpires: 2024-01-02\n---\n\(word)\n",
      "articles/hidden.ja.md": "---\ntitle: \(word)\ndate: 2024-03-01\ndraft: true\n---\n\(word)\n",
      "pages/hidden.md": "---\ntitle: \(word)\ndraft: true\n---\n\(word)\n",
      "people/hidden.md": "---\nname: \(word)\ndraft: true\n---\n\(word)\n",
      "memories/day.md": "---\ndate: 2024-02-01\nentries: [notes/hidden, articles/gone]\n---\n",
      "invitations/party.md": "---\ndate: 2024-02-01\nevent: events/future\n---\n",
      "articles/_\(word).md": "---\ntitle: \(word)\ndate: 2024-03-01\n---\n\(word)\n",
      ".\(word).md": "---\ntitle: \(word)\ndate: 2024-03-01\n---\n\(word)\n",
      "articles/.\(word)": word, "static/.\(word)": word, "articles/\(word)-unnamed.jpg": "",
      "_data/\(word).yml": "a: \(word)\n",
      "_archetypes/note.md": word, "theme/templates/partial/\(word).mustache": "{{! \(word) }}", ".git/config": word,
    ]
    for (path, text) in files { try folder.put(text, at: home + "content/" + path) }
    return (folder, folder.path + "/" + home)
  }

  private func build(_ path: String, _ arguments: String...) async throws -> Feedsite.Run {
    var feedsite = Feedsite(folder: path)
    // What programs learn of the machine and of who sits there.
    for name in ["USER", "LOGNAME", "HOSTNAME", "HOST", "EMAIL", "COMPUTERNAME"] {
      feedsite.environment[name] = Self.word
    }
    return try await feedsite.run(["build", "--clock", "2025-01-01T12:00:00Z"] + arguments)
  }

  /// The files below a folder that hold the word in their names or bytes, in any case and as UTF-8 or UTF-16.
  private func betrayed(in folder: String) throws -> [String] {
    let forms = [Self.word, Self.word.lowercased(), Self.word.uppercased()]
    let needles =
      forms.map { Data($0.utf8) } + forms.map { Data($0.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }) }
    let paths = try #require(FileManager.default.subpaths(atPath: folder)).filter { path in
      try URL(fileURLWithPath: folder + "/" + path).resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true
    }
    #expect(paths.count > 30)
    return try paths.filter { path in
      let data = try Data(contentsOf: URL(fileURLWithPath: folder + "/" + path))
      return path.lowercased().contains(Self.word.lowercased()) || needles.contains { data.range(of: $0) != nil }
    }
  }

  @Test func `Nothing private is in any file of the output`() async throws {
    let (folder, path) = try site()
    let run = try await build(path)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("skipped "), "\(run.output)")
    #expect(try betrayed(in: path + "public") == [])
    let absolute = try await build(path, path + "content", "-o", path + "absolute")
    #expect(absolute.status == 0, "\(absolute.errors)")
    #expect(try betrayed(in: path + "absolute") == [])
    // The search must be able to find it: with drafts, it is there.
    let open = try await build(path, "--drafts", "-o", "drafts")
    #expect(open.status == 0, "\(open.errors)")
    let shown = try betrayed(in: path + "drafts")
    for file in ["index.html", "feed.xml", "tags/index.html"] {
      #expect(shown.contains(file), "\(file)")
    }
    _ = folder
  }

  @Test func `A database holds nothing of what is not published, nor of what it held before`() async throws {
    let (folder, path) = try site()
    // Of entries that are published, a database holds all of the front matter.
    try folder.put(
      "---\ntitle: Rain\ndate: 2024-02-01\n---\nWords.\n", at: "\(Self.word)-user/content/articles/rain.md")
    func holdsWord() throws -> Bool {
      let bytes = try Data(contentsOf: URL(fileURLWithPath: path + "site.sqlite"))
      return String(decoding: bytes, as: UTF8.self).lowercased().contains(Self.word.lowercased())
    }
    func export(_ arguments: String...) async throws {
      let run = try await Feedsite(folder: path).run(
        ["export", "--sqlite", "site.sqlite", "--clock", "2025-01-01T12:00:00Z"] + arguments)
      #expect(run.status == 0, "\(run.errors)")
    }
    try await export("--drafts", "--future", "--expired")
    #expect(try holdsWord())
    try await export()
    #expect(try !holdsWord())
    let edited = "\(Self.word)-user/content/notes/edited.md"
    try folder.put("---\ndate: 2024-03-02\ndraft: true\n---\nWords of \(Self.word).\n", at: edited)
    try await export("--drafts")
    #expect(try holdsWord())
    try folder.remove("\(Self.word)-user/content/notes/hidden.md")
    try folder.put("---\ndate: 2024-03-02\n---\nWords.\n", at: edited)
    try await export()
    #expect(try !holdsWord())
  }
}
