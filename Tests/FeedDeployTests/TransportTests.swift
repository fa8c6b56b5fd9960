import FeedDeploy
import FeedDiagnostics
import FeedModel
import FeedOutput
import Foundation
import TestSupport
import Testing

/// What programs are called with, and what becomes of their failures; `scripts/deployments` runs the real ones.
@Suite struct TransportTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func transport(
    _ destination: DeploymentTarget.Destination, path: String? = nil
  ) throws(Diagnostic) -> any Transport {
    let environment = ["PATH": path ?? "\(folder.path(of: "bin")):/usr/bin:/bin", "LOG": folder.path(of: "log")]
    return try Toolbox(environment: environment).transport(
      to: DeploymentTarget(name: "live", destination: destination, location: SourceLocation(file: "site.yml", line: 3)),
      contentFolder: folder.path(of: "content"), outputFolder: folder.path(of: "public"))
  }

  private func words(_ body: () throws(Diagnostic) -> Void) -> String {
    do throws(Diagnostic) {
      try body()
      return ""
    } catch {
      return DiagnosticFormatter().text(for: error)
    }
  }

  @Test func `Arguments and names reach a program as they are`() throws {
    try folder.program("rclone", #"for each in "$@"; do printf '%s|' "$each"; done >>"$LOG"; cat >>"$LOG""#)
    let place = "remote:$(touch \(folder.path(of: "pwned")));`id`; a  b/*"
    let transport = try transport(.rclone(place))
    try transport.send([OutputPath("-n $(id) 'x'.txt"), OutputPath("雨")], from: "public folder")
    let log = try String(contentsOfFile: folder.path(of: "log"), encoding: .utf8)
    #expect(
      log == "copy|--ignore-times|--no-traverse|public folder|--files-from-raw|-|\(place)|-n $(id) 'x'.txt\n雨\n")
    #expect(!FileManager.default.fileExists(atPath: folder.path(of: "pwned")))
  }

  @Test func `No name is a comment to rsync`() throws {
    try folder.program("rsync", #"tr '\0' '|' >>"$LOG""#)
    try folder.program("ssh", "")
    let transport = try transport(.rsync("host:path"))
    try transport.send([OutputPath("#a"), OutputPath("b/c")], from: "public")
    try transport.remove([OutputPath(";d")])
    #expect(try String(contentsOfFile: folder.path(of: "log"), encoding: .utf8) == "./#a|./b/c|./;d|")
  }

  @Test func `The times of folders, which may be somebody else's, are left alone`() throws {
    try folder.program("rsync", #"printf '%s|' "$@" >>"$LOG""#)
    try folder.program("ssh", "")
    try transport(.rsync("host:path")).send([OutputPath("b/c")], from: "public")
    let arguments = try String(contentsOfFile: folder.path(of: "log"), encoding: .utf8)
    #expect(arguments.contains("|--times|--omit-dir-times|"))
  }

  @Test func `What a program says is part of the message`() throws {
    try folder.program("rclone", "echo 'first line' >&2; printf 'didn'\"'\"'t find section\\n' >&2; exit 1")
    let words = words { () throws(Diagnostic) in _ = try transport(.rclone("nowhere:")).lists() }
    #expect(words == "error: cannot connect: rclone says: first line; didn't find section (exit code 1)")
  }

  @Test(.timeLimit(.minutes(3))) func `The last lines are part of the message, however many a program says`() throws {
    try folder.program("rclone", "seq 1 400000 >&2; echo 400000 >&2; exit 1")
    let words = words { () throws(Diagnostic) in _ = try transport(.rclone("nowhere:")).lists() }
    #expect(words == "error: cannot connect: rclone says: 399997; 399998; 399999; 400000 (exit code 1)")
  }

  @Test func `Of errors without end, the last are read`() throws {
    try folder.program(
      "rclone",
      """
      dd if=/dev/zero bs=1 count=1 seek=\(1 << 33) 1>&2 2>/dev/null
      head -c 70000 /dev/zero | tr '\\0' '\\n' >&2
      echo 'no space left' >&2
      exit 1
      """)
    let words = words { () throws(Diagnostic) in _ = try transport(.rclone("a:b")).lists() }
    #expect(words == "error: cannot connect: rclone says: no space left (exit code 1)")
  }

  @Test func `A program that is killed is a failure`() throws {
    try folder.program("rclone", "kill -9 $$")
    let words = words { () throws(Diagnostic) in _ = try transport(.rclone("a:b")).lists() }
    #expect(words == "error: cannot connect: rclone says: it was ended by signal 9")
  }

  @Test func `The exit code of ssh is no signal`() throws {
    try folder.program("rclone", "exit 255")
    let words = words { () throws(Diagnostic) in _ = try transport(.rclone("a:b")).lists() }
    #expect(words == "error: cannot connect: rclone says: exit code 255")
  }

  @Test func `A program that is missing is named with what to install`() throws {
    for (destination, name) in [
      (DeploymentTarget.Destination.rsync("host:path"), "rsync"), (.rclone("a:b"), "rclone"),
      (.git(repository: "host:path", branch: "pages"), "git"),
    ] {
      let words = words { () throws(Diagnostic) in _ = try transport(destination, path: "/nowhere") }
      #expect(
        words == "error: this target needs the program \"\(name)\", which is not in PATH; install the package "
          + "\"\(name)\" or its like")
    }
  }

  @Test func `Names with line ends are not handed to programs that read lines`() throws {
    try folder.program("rclone", "touch \"$LOG\"")
    let words = words { () throws(Diagnostic) in
      try transport(.rclone("a:b")).remove([OutputPath("a\n../b")])
    }
    #expect(words.contains("has a line end in it"))
    #expect(!FileManager.default.fileExists(atPath: folder.path(of: "log")))
  }

  @Test(arguments: ["../public", "../public/live", "..", ".", "a/b", "../content/a"])
  func `A folder around or within the site is refused`(path: String) throws {
    try folder.put("", at: "content/site.yml")
    try folder.put("", at: "public/index.html")
    let words = words { () throws(Diagnostic) in _ = try transport(.folder(path)) }
    #expect(words.hasPrefix("site.yml:3: error: the target is the content or the output folder"))
  }

  @Test func `More than a pipe holds is read and written`() throws {
    try folder.program("rclone", #"[ "$1" = cat ] && head -c 3000000 /dev/zero; cat >/dev/null"#)
    #expect(try transport(.rclone("a:b")).lists().map(\.count) == [3_000_000, 3_000_000])
  }

  @Test(arguments: [
    ("a b", "a b"), ("a\\#012b", "a\nb"), ("\\#342\\#230\\#202", "☂"), ("a\\#9", "a\\#9"), ("a\\#+12", "a\\#+12"),
    ("", ""),
  ])
  func `Names are read as rsync prints them`(printed: String, name: String) throws {
    try folder.program("rsync", "printf '%s\\n' '\(printed)'")
    try folder.program("ssh", "")
    let found = try transport(.rsync("host:path")).taken([OutputPath(name)], besides: "public")
    #expect(found == (name.isEmpty ? [] : [OutputPath(name)]))
  }
}
