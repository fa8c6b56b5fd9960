import FeedDeploy
import FeedOutput
import Testing

@Suite struct DeployedFilesTests {
  @Test func `The list is read as it was written`() {
    let list = DeployedFiles(
      files: [OutputPath("caf\u{E9}/\"x\""): FileDigest("1"), OutputPath("cafe\u{301}/\"x\""): FileDigest("2")],
      pending: [OutputPath("雨"), OutputPath("a/b")])
    let json = list.json()
    #expect(DeployedFiles(json: json) == list)
    #expect(DeployedFiles(json: json)?.json() == json)
  }

  @Test(arguments: [
    "", "{", "[]", "<html>404</html>", #"{"version":2,"files":[],"pending":[]}"#, #"{"version":1,"files":[]}"#,
    #"{"version":1,"files":[{"path":"../x","sha256":"","size":1}],"pending":[]}"#,
    #"{"version":1,"files":[],"pending":["/etc/hosts"]}"#, #"{"version":1,"files":[],"pending":["a//b"]}"#,
    #"{"version":1,"files":[],"pending":[".feedsite-deployment.json"]}"#,
  ])
  func `A list that cannot be trusted counts as none`(text: String) {
    #expect(DeployedFiles(json: Array(text.utf8)) == nil)
  }

  @Test func `A list that broke off at any byte is none`() {
    let json = DeployedFiles(["a": "1", "b/c": "2"]).json().dropLast()
    for count in 0..<json.count { #expect(DeployedFiles(json: Array(json.prefix(count))) == nil) }
  }
}
