import BodyChecking
import Foundation
import Testing

@Suite("The seeds of the fuzzer")
struct SeedTests {
  /// The folder that `scripts/fuzz` begins with.
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fuzzing/corpus")

  private static let names: [String]? = try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()

  @Test(arguments: names ?? [])
  func `Become HTML in which all is as it should be`(name: String) throws {
    let bytes = try Data(contentsOf: Self.folder.appending(path: name))
    #expect(BodyCheck(FuzzInput(Array(bytes))).problems == [])
  }

  @Test
  func `Are there`() { #expect((Self.names?.count ?? 0) > 60) }
}
