import FeedContent
import FeedDiagnostics
import FeedModel
import Testing

@Suite struct DeploymentTargetTests {
  private func load(_ deploy: String) async -> LoadedContent {
    await TestSite(raw: ["site.yml": "id: a\ntitle: A\n\(deploy)"]).load()
  }

  @Test func `Targets are read in the order of the file`() async {
    let content = await load(
      """
      deploy:
        live: {rsync: "ann@example.org:/srv/www/my band"}
        Copy: {folder: ../live}
        pages: {git: "git@codeberg.org:ann/band.git", branch: pages}
        local: {git: ../band.git, branch: gh-pages}
        bucket: {rclone: "r2:band/site"}

      """)
    #expect(content.messages == [])
    #expect(content.site.deploymentTargets.map(\.name) == ["live", "Copy", "pages", "local", "bucket"])
    #expect(
      content.site.deploymentTargets.map(\.destination) == [
        .rsync("ann@example.org:/srv/www/my band"), .folder("../live"),
        .git(repository: "git@codeberg.org:ann/band.git", branch: "pages"),
        .git(repository: "../band.git", branch: "gh-pages"), .rclone("r2:band/site"),
      ])
    #expect(content.site.deploymentTargets.first?.location.line == 4)
  }

  @Test(arguments: [
    "rsync: 'user@-oProxyCommand=x:/p'", "rsync: 'a@b@-oProxyCommand=x:/p'", "rsync: '-a@b:/p'",
    "rsync: 'a@[-oProxyCommand=x]:/p'",
    "git: 'user@-oProxyCommand=x:/p', branch: pages", "git: 'ssh://-oProxyCommand=x/p', branch: pages",
    "git: 'ssh://user@-oProxyCommand=x/p', branch: pages", "git: 'ssh:///p', branch: pages",
    "rsync: /srv/www", "rsync: host::module/path", "rsync: rsync://host/path", "rsync: -e:sh", "rsync: ':path'",
    "rsync: 'host:'", "rsync: ssh://host/path", "rsync: './a:b'", "rsync: 'ann@:path'", "rclone: /srv/www",
    "rclone: '--config:x'", "rclone: ':'", "rclone: ':sftp,host=example.org,user=ann:site'",
    "rclone: ':local:/srv/www'", "rclone: 'r2,x=y:p'", "git: band, branch: pages",
    "git: 'ext::sh -c id', branch: pages",
    "git: '--upload-pack=id', branch: pages", "git: 'ftp://example.org/a', branch: pages", "folder: -rf",
    "folder: \"a\\nb\"", "git: /a.git, branch: 'a b'", "git: /a.git, branch: --force", "git: /a.git, branch: a..b",
    "git: /a.git, branch: 'a:b'", "git: /a.git, branch: refs/heads/a", "git: /a.git, branch: a/",
  ])
  func `What a program could take for something else is an error`(settings: String) async {
    let content = await load("deploy:\n  live: {\(settings)}\n")
    #expect(content.codes == ["invalid-value"])
    #expect(content.messages.first?.hasPrefix("content/site.yml:4:") == true)
    #expect(content.site.deploymentTargets == [])
  }

  @Test(arguments: [
    "git: 'https://ann:secret@example.org/a.git', branch: pages",
    "git: 'https://ghp_0123456789@github.com/a/b.git', branch: pages",
    "git: 'https://0123456789abcdef0123@example.org/a.git', branch: pages",
    "git: 'https://example.org/a.git?private_token=secret', branch: pages",
    "rclone: ':webdav,url=https://example.org,user=ann,pass=secret:site'",
    "rclone: ':s3,provider=AWS,secret_access_key=secret:site'",
  ])
  func `A secret is an error that does not repeat it`(settings: String) async {
    let content = await load("deploy:\n  live: {\(settings)}\n")
    #expect(content.codes == ["secret-in-settings"])
    #expect(!content.messages.joined().contains("secret@"))
    #expect(!content.messages.joined().contains("=secret"))
    #expect(!content.messages.joined().contains("0123"))
  }

  @Test(arguments: [
    "git: 'https://ann@codeberg.org/ann/band.git', branch: pages", "git: 'ssh://git@host:2222/a.git', branch: pages",
    "rsync: '[::1]:/srv/www'", "rsync: 'band:www'",
    "folder: ~/www", "folder: 'a: b'",
  ])
  func `A place without a secret is fine`(settings: String) async {
    let content = await load("deploy:\n  live: {\(settings)}\n")
    #expect(content.messages == [])
    #expect(content.site.deploymentTargets.count == 1)
  }

  @Test func `Site yml can be read alone`() {
    let site = TestSite(raw: ["site.yml": "id: a\ntitle: A\ndeploy: {live: {folder: ../x}}\n", "a.md": "---\n"])
    #expect(site.loader.loadSite().site.deploymentTargets.count == 1)
    #expect(site.loader.loadSite().diagnostics == [])
    #expect(TestSite(raw: [:]).loader.loadSite().diagnostics.map(\.code) == ["no-site-file"])
  }
}
