import FeedServer
import Testing

@Suite("Ranges of bytes (RFC 9110 section 14)")
struct ByteRangeRequestTests {
  @Test(
    arguments: [
      ("bytes=0-499", 0...499), ("bytes=500-", 500...999), ("bytes=-500", 500...999), ("bytes=-2000", 0...999),
      ("bytes=999-", 999...999), ("bytes=0-0", 0...0), ("bytes=-1", 999...999), ("bytes=900-5000", 900...999),
      ("BYTES=1-2", 1...2), ("bytes= 1-2 ", 1...2), ("bytes=1-2,", 1...2), ("bytes=,1-2", 1...2),
      ("bytes=1-99999999999999999999999999", 1...999), ("bytes=-99999999999999999999", 0...999),
    ])
  func `One part is answered`(field: String, expected: ClosedRange<Int>) {
    #expect(ByteRangeRequest(field, length: 1000) == .part(expected))
  }

  @Test(
    arguments: [
      nil, "", "bytes", "bytes=", "bytes=-", "bytes=a-b", "bytes=5-2", "bytes=1-2-3", "bytes=--5", "bytes=1 - 2",
      "items=0-5", "bytes=0-1,5-6", "bytes=0-1,5000-", "bytes:0-1", "bytes=+1-2", "bytes=0x1-2", "0-5",
    ])
  func `What is malformed, in another unit or asks for several parts gets the whole`(field: String?) {
    #expect(ByteRangeRequest(field, length: 1000) == .whole)
  }

  @Test(arguments: ["bytes=1000-", "bytes=1000-2000", "bytes=-0"])
  func `A range beyond the end cannot be answered`(field: String) {
    #expect(ByteRangeRequest(field, length: 1000) == .unsatisfiable)
  }

  @Test(arguments: ["bytes=0-", "bytes=-5", "bytes=0-0", "bytes=0-1,5-6"])
  func `An empty file has no part`(field: String) {
    #expect(ByteRangeRequest(field, length: 0) == .unsatisfiable)
  }
}
