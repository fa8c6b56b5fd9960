import Foundation
import FuzzSubjects
import Testing

/// What `scripts/fuzz` begins with, and what it found.
@Suite struct SeedTests {
  /// A file that is handed to a subject.
  struct Seed: Sendable, CustomTestStringConvertible {
    let subject: String
    let file: URL

    var testDescription: String { "\(subject)/\(file.lastPathComponent)" }
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fuzzing/Seeds")

  private static let seeds: [Seed] = names(in: folder).flatMap { subject in
    names(in: folder.appending(path: subject)).map {
      Seed(subject: subject, file: folder.appending(path: "\(subject)/\($0)"))
    }
  }

  private static func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  @Test(arguments: seeds)
  func `No seed and no finding breaks a rule`(seed: Seed) async throws {
    let subject = try #require(FuzzSubjects.all[seed.subject])
    let bytes = [UInt8](try Data(contentsOf: seed.file))
    let problem = await subject.problem(in: bytes)
    #expect(problem == nil)
  }

  @Test func `Every subject has seeds`() {
    #expect(Self.names(in: Self.folder) == FuzzSubjects.all.keys.sorted())
    for subject in FuzzSubjects.all.keys { #expect(Self.seeds.contains { $0.subject == subject }) }
    #expect(Self.seeds.count { $0.subject == "markdown" } > 60)
  }

  @Test(arguments: FuzzSubjects.all.keys.sorted())
  func `Nothing and random bytes break no rule`(name: String) async throws {
    let subject = try #require(FuzzSubjects.all[name])
    for bytes in [[], [0], [0xFF, 0xFE], Array(repeating: 0x7B, count: 4096)] as [[UInt8]] {
      #expect(await subject.problem(in: bytes) == nil)
    }
  }
}
