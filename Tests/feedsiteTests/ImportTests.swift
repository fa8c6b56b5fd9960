import Foundation
import TestSupport
import Testing

@Suite("feedsite import")
struct ImportTests {
  private static let feed = """
    <rss version="2.0"><channel><title>Okapi Motel</title><link>https://okapi.example/</link>
    <item><title>Rain</title><guid isPermaLink="false">r1</guid><link>https://okapi.example/2024/rain/</link>
    <pubDate>Sat, 13 Jan 2024 18:30:02 +0800</pubDate>
    <description>&lt;p&gt;It &lt;em&gt;rains&lt;/em&gt; &lt;img src="https://okapi.example/a.jpg" alt="Rain"&gt; and
    it does not stop, as &lt;a href="https://okapi.example/"&gt;we&lt;/a&gt; know.&lt;/p&gt;</description></item>
    <item><guid isPermaLink="false">n1</guid><pubDate>Fri, 12 Jan 2024 18:30:02 +0800</pubDate>
    <description>A note.</description></item></channel></rss>
    """

  @Test
  func `Makes a folder that builds, says what it did, and does nothing the second time`() async throws {
    let folder = try TemporaryFolder()
    try folder.put(Self.feed, at: "feed.xml")
    let run = try await folder.feedsite("import", "feed.xml")
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.output == """
        Found 1 article, 1 note in rss
        Wrote 3 files into content/
        Next: feedsite build content

        """)
    #expect(
      run.errors == #"""
        feed.xml: warning: one file stays where it is, for example "https://okapi.example/a.jpg"; --fetch brings it along

        """#)
    let before = try FileTree(folder.path(of: "content"))
    let again = try await folder.feedsite("import", "feed.xml")
    #expect(again.output.contains("Wrote 0 files into content/, 3 there already"))
    #expect(try FileTree(folder.path(of: "content")) == before)
    let build = try await folder.feedsite("build", "--strict")
    #expect(build.status == 0, "\(build.errors)")
    #expect(folder.exists("public/2024/rain/index.html"))
    let verbose = try await folder.feedsite("import", "feed.xml", "-o", "other/", "-v")
    #expect(verbose.output.contains("wrote other/articles/2024-01-13-rain.md\n"))
  }

  @Test
  func `Moves a folder of another generator in, and says before what a strict build would say`() async throws {
    let folder = try TemporaryFolder()
    try folder.put("baseURL = \"https://okapi.example/\"\ntitle = \"Okapi Motel\"\n", at: "old/hugo.toml")
    try folder.put("+++\ntitle = \"Rain\"\ndate = 2014-01-07\n+++\nWords.\n", at: "old/content/posts/rain.md")
    try folder.put("User-agent: *\n", at: "old/static/robots.txt")
    let run = try await folder.feedsite("import", "old")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.hasPrefix("Found 1 article in hugo\nWrote 3 files into content/\n"))
    #expect(
      run.errors
        == "old/hugo.toml: warning: 1 file of layouts, styles, data or programs stays behind; feedsite has themes instead\n"
    )
    let build = try await folder.feedsite("build", "--strict")
    #expect(build.status == 0, "\(build.errors)")
    #expect(folder.exists("public/posts/rain/index.html") && folder.exists("public/robots.txt"))

    let post =
      "+++\ntitle = \"Sun\"\ndate = 2014-01-08\ndescription = \"Words.\"\n\n[extra]\nmood = 1\n+++\n\n[There](/nowhere/), [gone](/gone/)\n"
    try folder.put(post, at: "old/content/posts/sun.md")
    let again = try await folder.feedsite("import", "old")
    #expect(again.output.contains("Wrote 1 file into content/, 3 there already"))
    #expect(
      again.errors.contains(
        #"old/content/posts/sun.md:10:1: warning: the link "/nowhere/" leads to no file and no entry of this site"#),
      "\(again.errors)")
    #expect(again.errors.contains("(and 1 more like it in old/content/posts/; -v names all)"), "\(again.errors)")

    try folder.put("---\ntitle: Rain: a song\ndate: 2014-01-09\n---\nWords.\n", at: "old/content/posts/broken.md")
    let faulty = try await folder.feedsite("import", "old")
    #expect(faulty.status == 0 && faulty.errors.contains("old/content/posts/broken.md:2:12: error: this is not YAML"))
    #expect(
      faulty.output.hasSuffix(
        "Mend 1 file with errors before you build, or build with -k\nNext: feedsite build content\n"),
      "\(faulty.output)")

    try folder.put("Words.", at: "plain/rain.md")
    let plain = try await folder.feedsite("import", "plain")
    #expect(plain.status == 1 && plain.errors.hasPrefix("plain: error: it has no settings of a generator; "))
  }

  @Test
  func `Writes nothing after an error, and says what is wrong`() async throws {
    let folder = try TemporaryFolder()
    try folder.put("<rss><channel>", at: "feed.xml")
    let broken = try await folder.feedsite("import", "feed.xml")
    #expect(broken.status == 1)
    #expect(broken.errors.hasPrefix("feed.xml:1:15: error: it is not XML: "), "\(broken.errors)")
    #expect(broken.errors.hasSuffix("1 error; nothing was written\n"))
    try folder.put("What is this?", at: "notes.txt")
    let unknown = try await folder.feedsite("import", "notes.txt")
    #expect(unknown.status == 1)
    #expect(
      unknown.errors.contains(
        "its format is not recognised; import its feed, if it has one, or name the format with --from: "))
    let missing = try await folder.feedsite("import", "nothing.xml")
    #expect(missing.errors.hasPrefix("nothing.xml: error: it cannot be read: No such file"))
    #expect(!folder.exists("content"))
  }

  @Test
  func `Never writes into what it imports, and says how far it came`() async throws {
    let folder = try TemporaryFolder()
    try folder.put("title = \"Motel\"\n", at: "blog/hugo.toml")
    try folder.put("---\ntitle: About\n---\nWords.\n", at: "blog/content/about.md")
    try folder.put("---\ntitle: Rain\ndate: 2024-01-01\n---\nWords.\n", at: "blog/content/posts/rain.md")
    for output in ["blog", "blog/content", "blog/new", "."] {
      let run = try await folder.feedsite("import", "blog", "-o", output)
      #expect(run.status == 1)
      #expect(
        run.errors.contains("the content folder is the folder that is imported, holds it or lies within it"),
        "\(output): \(run.errors)")
      #expect(run.errors.hasSuffix("1 error; nothing was written\n"))
    }
    try folder.put("In the way.", at: "wall/posts")
    let run = try await folder.feedsite("import", "blog", "-o", "wall")
    #expect(run.status == 1 && folder.exists("wall/about.md"))
    #expect(run.errors.hasSuffix("1 error; 1 file written before; import again to write the others\n"), "\(run.errors)")
  }

  @Test
  func `Knows its formats by name`() async throws {
    let folder = try TemporaryFolder()
    try folder.put(Self.feed, at: "feed.xml")
    let wrong = try await folder.feedsite("import", "feed.xml", "--from", "atm")
    #expect(wrong.status == 64)
    #expect(wrong.errors.contains(#"There is no format "atm"; did you mean "atom"?"#))
    let other = try await folder.feedsite("import", "feed.xml", "--from", "atom")
    #expect(other.status == 1)
    #expect(other.errors.contains(#"it is not of the format "atom""#))
  }

  /// An environment in which a proxy of the own network asks other hosts, and knows them alone.
  private static func companyNetwork(curl folder: TemporaryFolder) -> [String: String] {
    ["PATH": folder.path(of: "bin") + ":/usr/bin:/bin", "https_proxy": "http://10.1.2.3:3128"]
  }

  @Test
  func `Fetches media only if it may, and each once`() async throws {
    let folder = try TemporaryFolder()
    try folder.put(
      """
      #!/bin/sh
      # Stands for curl: writes a picture, and down what it was asked for.
      while [ $# -gt 0 ]; do
        case "$1" in --output) file=$2 ;; --url) url=$2 ;; --limit-rate) rate=$2 ;; esac
        shift
      done
      echo "$url at $rate" >> asked
      printf 'GIF89a\\1\\0\\1\\0\\0\\0\\0' > "$file"
      printf '200 0 image/gif\\n10.1.2.3\\n'
      """, at: "bin/curl")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path(of: "bin/curl"))
    try folder.put(Self.feed, at: "feed.xml")
    let environment = Self.companyNetwork(curl: folder)
    let run = try await folder.feedsite("import", "feed.xml", "--fetch", environment: environment)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.hasPrefix("Found 1 article, 1 note, 1 media file in rss\nWrote 4 files"), "\(run.output)")
    #expect(try folder.text(of: "asked") == "https://okapi.example/a.jpg at 6990506\n")
    #expect(try folder.text(of: "content/articles/2024-01-13-rain/index.md").contains("![Rain](a.jpg)"))
    let again = try await folder.feedsite("import", "feed.xml", "--fetch", environment: environment)
    #expect(again.output.contains("Wrote 0 files into content/, 4 there already"))
    #expect(try folder.text(of: "asked") == "https://okapi.example/a.jpg at 6990506\n")
  }

  @Test
  func `Media whose address leads to this machine are not asked for there`() async throws {
    let folder = try TemporaryFolder()
    try folder.put(
      """
      #!/bin/sh
      # Stands for curl: says that the picture is elsewhere.
      while [ $# -gt 0 ]; do
        case "$1" in --url) echo "$2" >> asked ;; --location) echo "follows" >> asked ;; esac
        shift
      done
      printf '302 0 \\n192.0.2.1\\nhttp://127.0.0.1:8080/a.jpg\\n'
      """, at: "bin/curl")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path(of: "bin/curl"))
    try folder.put(Self.feed, at: "feed.xml")
    let run = try await folder.feedsite(
      "import", "feed.xml", "--fetch", environment: Self.companyNetwork(curl: folder))
    #expect(run.errors.contains("it is on this machine or in a private network"), "\(run.errors)")
    #expect(try folder.text(of: "asked") == "https://okapi.example/a.jpg\n")
  }

  @Test
  func `Media of a host that nobody knows are not asked for`() async throws {
    let folder = try TemporaryFolder()
    try folder.put("#!/bin/sh\necho asked >> asked\n", at: "bin/curl")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path(of: "bin/curl"))
    try folder.put(Self.feed, at: "feed.xml")
    let path = folder.path(of: "bin") + ":/usr/bin:/bin"
    let none = ["http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"].map { ($0, "") }
    let environment = ["PATH": path].merging(none) { own, _ in own }
    let run = try await folder.feedsite("import", "feed.xml", "--fetch", environment: environment)
    #expect(run.errors.contains("could not be fetched (no host of this name is known)"), "\(run.errors)")
    #expect(!folder.exists("asked"))
  }
}
