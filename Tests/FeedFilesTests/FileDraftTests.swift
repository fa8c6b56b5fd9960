import Foundation
import TestSupport
import Testing

@testable import FeedFiles

@Suite("Files that are written as a whole")
struct FileDraftTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func draft() throws -> FileDraft { try FileDraft(folder.path(of: ".draft")) }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test func `A file gets its name once it is complete, and what a killed run left does no harm`() throws {
    try folder.put("left by a kill", at: ".draft")
    let draft = try draft()
    try draft.append(Array("one".utf8))
    #expect(try names() == [".draft"])
    try draft.append(Array(" two".utf8))
    try draft.create(folder.path(of: "a.md"))
    #expect(try names() == ["a.md"])
    #expect(try folder.text(of: "a.md") == "one two")
  }

  @Test func `A file that is there stays unless it is to be replaced`() throws {
    try folder.put("mine", at: "a.md")
    let draft = try draft()
    let failure = #expect(throws: SystemError.self) { try draft.create(folder.path(of: "a.md")) }
    #expect(failure?.code == EEXIST)
    #expect(try folder.text(of: "a.md") == "mine")
    let other = try self.draft()
    try other.append(Array("ours".utf8))
    try other.replace(folder.path(of: "a.md"))
    #expect(try folder.text(of: "a.md") == "ours")
    #expect(try names() == ["a.md"])
  }

  @Test func `A draft that is not finished is removed`() throws {
    do { try draft().append([1, 2, 3]) }
    #expect(try names().isEmpty)
  }

  @Test func `A folder is reserved by one at a time`() throws {
    func isReserved() throws -> Bool { if try ReservedFolder(folder.path) != nil { false } else { true } }
    do {
      let first = try ReservedFolder(folder.path)
      #expect(try isReserved())
      _ = consume first
    }
    #expect(try !isReserved())
  }
}
