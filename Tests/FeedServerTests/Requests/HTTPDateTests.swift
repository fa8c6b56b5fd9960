import FeedServer
import Testing

@Suite("Dates of HTTP")
struct HTTPDateTests {
  @Test(
    arguments: [
      "Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994",
    ])
  func `All three formats are read`(text: String) {
    #expect(HTTPDate(text)?.seconds == 784_111_777)
  }

  @Test(arguments: [0, 784_111_777, 951_782_400, 4_102_444_799])
  func `The preferred one is written, and read again`(seconds: Int) {
    #expect(HTTPDate(HTTPDate(seconds: seconds).text)?.seconds == seconds)
    #expect(HTTPDate(seconds: 784_111_777).text == "Sun, 06 Nov 1994 08:49:37 GMT")
  }

  @Test(
    arguments: [
      "", "now", "Sun, 06 Nov 1994", "Sun, 06 Nov 1994 08:49:37 PST", "Sun, 32 Nov 1994 08:49:37 GMT",
      "Sun, 06 Foo 1994 08:49:37 GMT", "Sun, 06 Nov 1994 25:49:37 GMT", "Sun, 06 Nov 199999 08:49:37 GMT",
    ])
  func `Anything else is no date`(text: String) {
    #expect(HTTPDate(text) == nil)
  }
}
