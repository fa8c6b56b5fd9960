import FeedModel
import FeedVisitors
import Foundation
import TestSupport
import Testing

@testable import FeedSite

@Suite("Numbers that pages hand over to style sheets")
struct StyleNumbersTests {
  private static func sheet(_ path: String) throws -> String {
    try String(contentsOf: DocumentationFolder.checkout.appending(path: "themes/\(path)"), encoding: .utf8)
  }

  /// The rules of all classes that there are: for letters, the numbers that they go up to.
  private static var rules: [String] {
    let ranges: [(letters: String, numbers: ClosedRange<Int>)] = [
      ("hor", 0...15), ("bg", 0...7), ("pqst", 1...15), ("uvwxy", 1...2), ("a", 1...2), ("c", 1...4), ("d", 1...5),
      ("e", 1...6), ("lm", 1...4), ("n", 1...10),
    ]
    return ranges.flatMap { letters, numbers in
      letters.flatMap { letter in numbers.map { ".\(letter)\($0) { --\(letter): \($0); }" } }
    }
  }

  @Test
  func `The theme wall has a rule for each number that there is, and no other`() throws {
    let sheet = try Self.sheet("wall/styles/wall/11-numbers.css")
    let rules = Self.rules
    #expect(rules.count > 150)
    #expect(rules.filter { !sheet.contains($0) } == [])
    #expect(sheet.matches(of: /\.[a-z]\d+ \{/).count == rules.count)
  }

  @Test
  func `The theme plain has the rules for pictures`() throws {
    let sheet = try Self.sheet("plain/styles/plain/numbers.css")
    for letter in "ho" { #expect((0...15).allSatisfy { sheet.contains(".\(letter)\($0) { --\(letter): \($0); }") }) }
    for letter in "rgb" { #expect((0...7).allSatisfy { sheet.contains(".\(letter)\($0) { --\(letter): \($0); }") }) }
  }

  @Test(arguments: [(0, "h0 o0"), (15, "h0 o15"), (16, "h1 o0"), (255, "h15 o15"), (999, "h15 o15"), (-3, "h0 o0")])
  func `A number takes two classes`(number: Int, names: String) {
    #expect(StyleNumbers.pair("h", "o", number) == names)
  }

  @Test(arguments: [(1600, 900, "h6 o11"), (100, 100, "h3 o12"), (1, 1000, "h0 o1"), (.max, 1, "h15 o15")])
  func `Width by height is counted in sixtieths`(width: Int, height: Int, names: String) throws {
    #expect(StyleNumbers.ratio(of: try #require(PixelSize(width: width, height: height))) == names)
  }
}

@Suite("Security policies")
struct SecurityPolicyTests {
  @Test
  func `A site has the files that it asks for, and its own take their place`() throws {
    var site = TestSite()
    #expect(try site.assemble().text("/_headers") == nil)
    site.site.policyFiles = PolicyFile.allCases
    let assembled = try site.assemble()
    let policy = "default-src 'self'; style-src 'self'; script-src 'self'; "
    #expect(try #require(assembled.text("/_headers")).hasPrefix("/*\n  Content-Security-Policy: \(policy)"))
    #expect(
      try #require(assembled.text("/.htaccess")).contains("  Header always set Content-Security-Policy \"\(policy)"))
    #expect(try #require(assembled.text("/nginx.conf")).hasPrefix("add_header Content-Security-Policy \"\(policy)"))
  }

  @Test
  func `The documentation shows the policy`() throws {
    let page = try DocumentationFolder.text(of: "deploy").replacingOccurrences(of: "\n", with: " ")
    #expect(page.contains(SecurityPolicy.text))
  }
}
