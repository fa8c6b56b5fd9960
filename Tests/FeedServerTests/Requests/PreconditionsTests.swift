import FeedServer
import HTTPTypes
import Testing

@Suite("Conditions of requests (RFC 9110 section 13)")
struct PreconditionsTests {
  private let tag = EntityTag("abc")
  private let date = HTTPDate(seconds: 1_000_000)

  private func verdict(_ conditions: Preconditions) -> Preconditions.Verdict {
    conditions.verdict(tag: tag, lastModified: date)
  }

  @Test(
    arguments: ["\"abc\"", "W/\"abc\"", "*", "\"x\", \"abc\"", "\"x\",\"abc\""])
  func `A client that names the tag has it`(field: String) {
    #expect(verdict(Preconditions([.ifNoneMatch: field])) == .notModified)
  }

  @Test(arguments: ["\"x\"", "abc", "\"abc", "", "\"abc\"x"])
  func `Another tag, or none that can be read, is answered`(field: String) {
    #expect(verdict(Preconditions([.ifNoneMatch: field])) == .proceed)
  }

  @Test
  func `Tags count before dates`() {
    let later = HTTPDate(seconds: 2_000_000).text
    #expect(verdict(Preconditions([.ifNoneMatch: "\"x\"", .ifModifiedSince: later])) == .proceed)
    #expect(verdict(Preconditions([.ifMatch: "\"x\"", .ifUnmodifiedSince: later])) == .failed)
    #expect(verdict(Preconditions([.ifMatch: "\"abc\"", .ifUnmodifiedSince: HTTPDate(seconds: 1).text])) == .proceed)
  }

  @Test
  func `Dates are compared to the second; what is no date does not count`() {
    #expect(verdict(Preconditions([.ifModifiedSince: date.text])) == .notModified)
    #expect(verdict(Preconditions([.ifModifiedSince: HTTPDate(seconds: 999_999).text])) == .proceed)
    #expect(verdict(Preconditions([.ifModifiedSince: "yesterday"])) == .proceed)
    #expect(verdict(Preconditions([.ifUnmodifiedSince: HTTPDate(seconds: 999_999).text])) == .failed)
    #expect(verdict(Preconditions([.ifUnmodifiedSince: date.text])) == .proceed)
  }

  @Test
  func `If-Match wants the same bytes`() {
    #expect(verdict(Preconditions([.ifMatch: "*"])) == .proceed)
    #expect(verdict(Preconditions([.ifMatch: "\"abc\""])) == .proceed)
    #expect(verdict(Preconditions([.ifMatch: "W/\"abc\""])) == .failed)
    #expect(verdict(Preconditions([.ifMatch: "abc"])) == .failed)
  }

  @Test
  func `A range counts for the state that If-Range names only`() {
    let now = HTTPDate(seconds: 1_000_100)
    func allows(_ field: String?, now: HTTPDate = now) -> Bool {
      var fields = HTTPFields()
      fields[.ifRange] = field
      return Preconditions(fields).allowsRange(tag: tag, lastModified: date, now: now)
    }
    #expect(allows(nil) && allows("\"abc\"") && allows(date.text))
    #expect(!allows("\"x\"") && !allows("W/\"abc\"") && !allows("yesterday"))
    #expect(!allows(HTTPDate(seconds: 1_000_001).text))
    #expect(!allows(date.text, now: date), "the file may change again within its second")
  }
}
