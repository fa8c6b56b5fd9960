import Foundation
import Testing

@testable import FeedFiles

@Suite("Files that are written as a whole")
struct FileDraftTests {
  private func inFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "feedsite-test-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  private func names(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  private func text(_ path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `A file gets its name when all of it is there, and what a killed run left is in nobody's way`() throws {
    try inFolder { folder in
      try Data("left by a kill".utf8).write(to: URL(filePath: folder + "/.draft"))
      let draft = try FileDraft(folder + "/.draft")
      try draft.append(Array("one".utf8))
      #expect(try names(folder) == [".draft"])
      try draft.append(Array(" two".utf8))
      try draft.create(folder + "/a.md")
      #expect(try names(folder) == ["a.md"])
      #expect(text(folder + "/a.md") == "one two")
    }
  }

  @Test func `A file that is there stays unless it is to be replaced`() throws {
    try inFolder { folder in
      try Data("mine".utf8).write(to: URL(filePath: folder + "/a.md"))
      let draft = try FileDraft(folder + "/.draft")
      let failure = #expect(throws: SystemError.self) { try draft.create(folder + "/a.md") }
      #expect(failure?.code == EEXIST)
      #expect(text(folder + "/a.md") == "mine")
      let other = try FileDraft(folder + "/.draft")
      try other.append(Array("ours".utf8))
      try other.replace(folder + "/a.md")
      #expect(text(folder + "/a.md") == "ours")
      #expect(try names(folder) == ["a.md"])
    }
  }

  @Test func `A draft that nobody finishes is removed`() throws {
    try inFolder { folder in
      do { try FileDraft(folder + "/.draft").append([1, 2, 3]) }
      #expect(try names(folder).isEmpty)
    }
  }

  @Test func `A folder is reserved by one at a time`() throws {
    try inFolder { folder in
      func isReserved() throws -> Bool { if try ReservedFolder(folder) != nil { false } else { true } }
      do {
        let first = try ReservedFolder(folder)
        #expect(try isReserved())
        _ = consume first
      }
      #expect(try !isReserved())
    }
  }
}
