import FeedContent
import FeedDiagnostics
import FeedModel
import Foundation
import Testing

@testable import FeedSite

/// Every textual field of every kind holds one hostile value after the other; every route of the site is read.
@Suite("Every field and every output", .timeLimit(.minutes(30)))
struct HostileFieldTests {
  /// What the site consists of when its fields hold nothing of interest, by the kind of file.
  private static let plain = Task { try await shapes(of: try await FieldSite().assemble()).parts }

  @Test(arguments: HostileValue.texts)
  func `No text adds an element, an attribute, a key or a property, or breaks a format`(_ value: HostileValue)
    async throws
  {
    let site = try await FieldSite(text: value, fillsBodies: value.name != "Markdown").assemble()
    #expect(errors(site.diagnostics) == [])
    try await expectPlain(site, where: isExample)
  }

  @Test
  func `Nor do all of them at once on any other route`() async throws {
    let site = try await FieldSite(text: .all, fillsBodies: false).assemble()
    #expect(errors(site.diagnostics) == [])
    try await expectPlain(site) { _ in true }
  }

  /// A file may have no more than a megabyte, so that a few of its fields are filled at a time.
  @Test(arguments: [0..<8, 8..<16, 16..<Int.max])
  func `Nor does a text of 100,000 characters`(_ fields: Range<Int>) async throws {
    let site = try await FieldSite(text: .long, fields: fields, fillsBodies: false).assemble()
    #expect(errors(site.diagnostics) == [])
    try await expectPlain(site) { isExample($0) && !["/", "/page/"].contains($0) }
  }

  @Test(arguments: HostileValue.addresses)
  func `An address is refused with its place, or is one that harms nothing`(_ value: HostileValue) async throws {
    let plain = FieldSite().files
    var files = FieldSite(address: value).files
    // What is refused is put right, line by line, until the rest is taken.
    while case let refused = await FieldSite().load(files).diagnostics.filter({ $0.severity == .error }),
      !refused.isEmpty
    {
      let before = files
      for diagnostic in refused {
        let location = try #require(diagnostic.location)
        let path = String(location.file.dropFirst("content/".count))
        let right = (plain[path] ?? "").split(separator: "\n", omittingEmptySubsequences: false)
        var lines = (files[path] ?? "").split(separator: "\n", omittingEmptySubsequences: false)
        let index = (location.line ?? 1) - 1
        // What is missing is told at the top; then the whole file is put right.
        if lines.indices.contains(index), lines[index] != right[index] {
          lines[index] = right[index]
        } else {
          lines = right
        }
        files[path] = lines.joined(separator: "\n")
      }
      try #require(files != before, "\(refused)")
    }
    try await expectPlain(try await FieldSite().assemble(files), where: isExample)
  }

  @Test
  func `The fields hold what they are meant to hold`() async throws {
    let site = try await FieldSite().assemble()
    #expect(errors(site.diagnostics) == [])
    let page = site.text("/events/entry/") ?? ""
    #expect(page.components(separatedBy: "Plain words").count > 10)
    #expect(try await Self.plain.value.count >= 5)
  }

  /// Each page of an entry, and of all that lists entries one of each sort.
  private func isExample(_ path: String) -> Bool {
    path.hasSuffix("/entry/") || path.hasSuffix(".ics")
      || ["/", "/page/", "/songs/feed.xml", "/events/atom.xml", "/quotes/feed.json", "/sitemap.xml"].contains(path)
  }

  private func errors(_ diagnostics: [Diagnostic]) -> [String] {
    diagnostics.filter { $0.severity == .error }.map { DiagnosticFormatter().text(for: $0) }
  }

  private func expectPlain(_ site: AssembledSite, where isWanted: @escaping (String) -> Bool) async throws {
    let (parts, problems) = try await Self.shapes(of: site, where: isWanted)
    #expect(problems.prefix(10) == [])
    try #require(!parts.isEmpty)
    let plain = try await Self.plain.value
    for (kind, parts) in parts {
      // The direction of a text is written where it differs from that of the page.
      let added = parts.subtracting(plain[kind] ?? []).filter { !$0.hasSuffix(" dir>") }
      #expect(added.isEmpty, "\(kind)")
    }
  }

  /// What all routes of a site consist of, by the endings of their names, and what is wrong with them.
  private static func shapes(
    of site: AssembledSite, where isWanted: (String) -> Bool = { _ in true }
  ) async throws -> (parts: [String: Set<String>], problems: [String]) {
    var parts: [String: Set<String>] = [:]
    var problems: [String] = []
    await withTaskGroup(of: (String, OutputShape)?.self) { group in
      for item in site.table.items where isWanted(item.route.path) {
        guard case .bytes(let make) = item.content else { continue }
        let path = item.route.path.hasSuffix("/") ? item.route.path + "index.html" : item.route.path
        group.addTask { (path, OutputShape(make(), path: path)) }
      }
      for await case (let path, let shape)? in group {
        parts[path.split(separator: ".").last.map(String.init) ?? "", default: []].formUnion(shape.parts)
        problems += shape.problems.map { "\(path): \($0)" }
      }
    }
    return (parts, problems.sorted())
  }
}
