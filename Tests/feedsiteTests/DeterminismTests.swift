import Foundation
import TestSupport
import Testing

@Suite("The same input gives the same bytes")
struct DeterminismTests {
  @Test
  func `A second run gives the same bytes`() async throws {
    #expect(try await GoldenSite.build() == GoldenSite.output.value)
  }

  @Test(arguments: 1...3)
  func `Neither the order in which files came into a folder nor the folder's place matters`(seed: UInt64) async throws {
    let folder = try TemporaryFolder()
    let content = try FileTree(GoldenSite.content)
    var generator = SeededGenerator(seed: seed)
    for path in content.paths.shuffled(using: &generator) {
      try folder.put(try #require(content[path]), at: "somewhere/else/content/\(path)")
    }
    let run = try await Feedsite(folder: folder.path(of: "somewhere")).run(
      "build", "else/content", "-o", folder.path(of: "public"), "--clock", GoldenSite.clock)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try await FileTree(folder.path(of: "public")).differences(to: GoldenSite.output.value) == [])
  }

  @Test(
    arguments: [
      ["TZ": "America/St_Johns", "LANG": "de_DE.UTF-8", "LC_ALL": "de_DE.UTF-8"],
      ["TZ": "Pacific/Kiritimati", "LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8"],
      ["TZ": "UTC", "LANG": "C", "LC_ALL": "C"],
      ["TZ": "Asia/Tokyo", "LANG": "ar_EG.UTF-8", "LANGUAGE": "ar", "LC_TIME": "fa_IR.UTF-8"],
    ])
  func `Neither the machine's time zone nor its language matters`(_ environment: [String: String]) async throws {
    let folder = try TemporaryFolder()
    let run = try await folder.feedsite(
      "build", GoldenSite.content, "-o", "public", "--clock", GoldenSite.clock, environment: environment)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try await FileTree(folder.path(of: "public")).differences(to: GoldenSite.output.value) == [])
  }

  @Test
  func `The place of the checkout does not matter`() async throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("moved/bin")
    let binary = folder.path(of: "moved/bin/feedsite")
    try FileManager.default.copyItem(atPath: Feedsite.built, toPath: binary)
    try FileManager.default.copyItem(atPath: GoldenSite.checkout + "/themes", toPath: folder.path(of: "moved/themes"))
    let run = try await Feedsite(executable: binary, folder: folder.path).run(
      "build", GoldenSite.content, "-o", "public", "--clock", GoldenSite.clock)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try await FileTree(folder.path(of: "public")).differences(to: GoldenSite.output.value) == [])
  }

  @Test
  func `The clock decides on what is future or over only: an hour or a day later, nothing changes`() async throws {
    #expect(
      try await GoldenSite.build("--clock", "2026-05-04T13:00:00+08:00").differences(to: GoldenSite.output.value) == [])
    #expect(
      try await GoldenSite.build("--clock", "2026-05-05T12:00:00+08:00").differences(to: GoldenSite.output.value) == [])
  }
}
