import FeedContent
import FeedDiagnostics
import FeedMarkdown
import FeedModel
import Testing

@Suite struct DateParserTests {
  private func date(_ text: String, _ zone: String) throws -> String? {
    DateParser(timeZone: try #require(SiteTimeZone(identifier: zone))).date(from: text)?.rfc3339
  }

  @Test(arguments: [
    ("2025-04-09", "2025-04-09T00:00:00+08:00"),
    ("2025-4-9", "2025-04-09T00:00:00+08:00"),
    ("2025/04/09", "2025-04-09T00:00:00+08:00"),
    // AM and PM are of America, where the month comes first.
    ("4/9/2025 1:22 PM -05:00", "2025-04-09T13:22:00-05:00"),
    ("2025.04.09", "2025-04-09T00:00:00+08:00"),
    ("20250409", "2025-04-09T00:00:00+08:00"),
    (" 2025-04-09 ", "2025-04-09T00:00:00+08:00"),
    ("2025-04-09T20:00", "2025-04-09T20:00:00+08:00"),
    ("2025-04-09T20:00:30", "2025-04-09T20:00:30+08:00"),
    ("2025-04-09t20:00:30z", "2025-04-09T20:00:30Z"),
    ("2025-04-09T20:00:00Z", "2025-04-09T20:00:00Z"),
    ("2025-04-09T20:00:00+08:00", "2025-04-09T20:00:00+08:00"),
    ("2025-04-09T20:00:00+0800", "2025-04-09T20:00:00+08:00"),
    ("2025-04-09T20:00:00+08", "2025-04-09T20:00:00+08:00"),
    ("2025-04-09T20:00:00-03:30", "2025-04-09T20:00:00-03:30"),
    ("2025-04-09T20:00:00\u{2212}05:00", "2025-04-09T20:00:00-05:00"),
    ("2025-04-09 20:00", "2025-04-09T20:00:00+08:00"),
    ("2025-04-09 20:00:00 +0000", "2025-04-09T20:00:00Z"),
    ("2025-04-09 20:00:00 UTC", "2025-04-09T20:00:00Z"),
    ("2025-04-09  20:00:00  +09:00", "2025-04-09T20:00:00+09:00"),
    ("2025-04-09T20:00:00.123Z", "2025-04-09T20:00:00Z"),
    ("2025-04-09T20:00:00,123456789012+02:00", "2025-04-09T20:00:00+02:00"),
    ("2025-04-09T23:59:60Z", "2025-04-09T23:59:59Z"),
    ("2001-12-14t21:59:43.10-05:00", "2001-12-14T21:59:43-05:00"),
    ("2001-12-14 21:59:43.10 -5", "2001-12-14T21:59:43-05:00"),
    ("2012/3/9 7:05", "2012-03-09T07:05:00+08:00"),
    ("2016-4-19 14:0", "2016-04-19T14:00:00+08:00"),
    ("2016-4-19 9:5:7", "2016-04-19T09:05:07+08:00"),
    ("2020-4-8 9:05:03 -0700", "2020-04-08T09:05:03-07:00"),
    ("2012-03-09T07:05:09+0000", "2012-03-09T07:05:09Z"),
    ("2018-10-12 16:20:35 +0100 BST", "2018-10-12T16:20:35+01:00"),
    ("2017-05-23 00:00:00 +0000 +0000", "2017-05-23T00:00:00Z"),
    ("2018-10-12 16:20:35.5 -0700 PDT m=+0.004", "2018-10-12T16:20:35-07:00"),
    ("2017-01-02T10:00:00+01:00[Europe/Berlin]", "2017-01-02T10:00:00+01:00"),
    ("2012/3/9 7:05 PM", "2012-03-09T19:05:00+08:00"),
    ("2012/3/9 12:05am", "2012-03-09T00:05:00+08:00"),
    ("1331276709", "2012-03-09T15:05:09+08:00"),
    ("1331276709123", "2012-03-09T15:05:09+08:00"),
    ("987654321", "2001-04-19T12:25:21+08:00"),
    ("0001-01-01T00:00:00Z", "0001-01-01T00:00:00Z"),
    ("9999-12-31T23:59:59Z", "9999-12-31T23:59:59Z"),
    ("2024-02-29", "2024-02-29T00:00:00+08:00"),
  ])
  func `Reads every shape and keeps its offset`(text: String, expected: String) throws {
    #expect(try date(text, "Asia/Taipei") == expected)
  }

  @Test(arguments: [
    ("2025-01-15 12:00", "2025-01-15T12:00:00+01:00"),
    ("2025-07-15 12:00", "2025-07-15T12:00:00+02:00"),
    ("2025-07-15", "2025-07-15T00:00:00+02:00"),
    // The clock goes from 02:00 to 03:00: what it leaves out gets the offset before.
    ("2025-03-30 01:59", "2025-03-30T01:59:00+01:00"),
    ("2025-03-30 02:30", "2025-03-30T02:30:00+01:00"),
    ("2025-03-30 03:00", "2025-03-30T03:00:00+02:00"),
    ("2025-03-30", "2025-03-30T00:00:00+01:00"),
    ("2025-03-31", "2025-03-31T00:00:00+02:00"),
    // The hour from 02:00 comes twice: the first counts.
    ("2025-10-26 02:30", "2025-10-26T02:30:00+02:00"),
    ("2025-10-26 03:00", "2025-10-26T03:00:00+01:00"),
    ("2025-10-26", "2025-10-26T00:00:00+02:00"),
    ("1331276709", "2012-03-09T08:05:09+01:00"),
    ("2025-07-15T12:00:00+09:00", "2025-07-15T12:00:00+09:00"),
  ])
  func `A time without offset is the site's, in summer and winter`(text: String, expected: String) throws {
    #expect(try date(text, "Europe/Berlin") == expected)
  }

  @Test func `A day has no time, a moment has`() throws {
    let parser = DateParser(timeZone: try #require(SiteTimeZone(identifier: "Asia/Taipei")))
    #expect(parser.date(from: "2025-04-09")?.hasTime == false)
    #expect(parser.date(from: "2025-04-09")?.machineReadable == "2025-04-09")
    #expect(parser.date(from: "2025-04-09 00:00")?.hasTime == true)
    #expect(parser.date(from: "2025-04-09T20:00:00.5Z")?.nanosecond == 500_000_000)
    #expect(parser.date(from: "1331276709123")?.nanosecond == 123_000_000)
  }

  @Test(arguments: ["04-09-2025", "4/9/25", "4-9 2025"])
  func `Where each number could be the month, both days are named`(text: String) async {
    let content = await TestSite.load(["articles/a.md": "---\ntitle: A\ndate: \"\(text)\"\n---\n"])
    #expect(
      content.messages == [
        "content/articles/a.md:3:7: error: \"\(text)\" is not a date; write 2025-04-09 or 2025-09-04, whichever is meant"
      ])
  }

  @Test(arguments: ["04-09-2024", "09/04/2024", "4/9/24"])
  func `Where each number could be the month, the name of the file may tell`(text: String) async {
    let content = await TestSite.load(["_posts/2024-09-04-a.md": "---\ntitle: A\ndate: \(text) 20:30\n---\n"])
    #expect(content.entry("_posts/2024-09-04-a.md")?.date?.machineReadable.hasPrefix("2024-09-04T20:30") == true)
    #expect(content.codes == [])
    let other = await TestSite.load(["_posts/2025-01-01-a.md": "---\ntitle: A\ndate: \(text)\n---\n"])
    #expect(other.codes == ["invalid-date"])
  }

  @Test func `If an abbreviation means several zones, the message has the time in each`() async throws {
    let content = await TestSite.load(["articles/a.md": "---\ntitle: A\ndate: Jan 2, 2025 10:00 bst\n---\n"])
    #expect(
      content.messages == [
        "content/articles/a.md:3:7: error: \"Jan 2, 2025 10:00 bst\" is not a date; "
          + "write 2025-01-02T10:00:00+01:00 or 2025-01-02T10:00:00+06:00, whichever is meant"
      ])
  }

  @Test(arguments: [
    ("albums", "date", "2022", "2022-01-01"), ("albums", "released", "1969", "1969-01-01"),
    ("songs", "date", "2021-05", "2021-05-01"), ("articles", "publishDate", "2021/5", "2021-05-01"),
  ])
  func `A year or a month is its first day, with a warning`(
    folder: String, key: String, text: String, day: String
  ) async {
    let content = await TestSite.load(["\(folder)/a.md": "---\ntitle: A\n\(key): \(text)\n---\nWords.\n"])
    #expect(content.entry("\(folder)/a.md")?.date?.machineReadable == day)
    #expect(
      content.messages == [
        "content/\(folder)/a.md:3:\(key.count + 3): warning: \"\(text)\" is not a date; "
          + "write \(day), with a time \(day)T20:00"
      ])
  }

  @Test func `The day of an event is never guessed`() async {
    let content = await TestSite.load(["events/a.md": "---\ntitle: A\ndate: 2022\nvenue: Pier\n---\n"])
    #expect(content.messages.contains { $0.hasPrefix("content/events/a.md:3:7: error: \"2022\" is not a date;") })
  }

  @Test(arguments: [
    ("13-04-2025", "2025-04-13"), ("04/21/2022 19:44 -05:00", "2022-04-21T19:44:00-05:00"), ("4/4/2025", "2025-04-04"),
    ("31.12.2024 8:05", "2024-12-31T08:05:00Z"), ("17:34 07/17/2015", "2015-07-17T17:34:00Z"),
    ("9:05 pm 04/09/2025", "2025-04-09T21:05:00Z"), ("20:00 2025-04-09", "2025-04-09T20:00:00Z"),
  ])
  func `A year may come last if only one of the numbers can be the month`(text: String, expected: String) throws {
    let parser = DateParser(timeZone: .utc)
    #expect(parser.date(from: text)?.machineReadable == expected)
  }

  @Test func `Twelve digits are a day and a time, and milliseconds where they begin with no year`() throws {
    #expect(try date("202501021304", "Asia/Taipei") == "2025-01-02T13:04:00+08:00")
    #expect(try date("196704092000", "UTC") == "1967-04-09T20:00:00Z")
    #expect(try date("946684800000", "UTC") == "2000-01-01T00:00:00Z")
    #expect(try date("999999999999", "UTC") == "2001-09-09T01:46:39Z")
    for impossible in ["202504312000", "202513021304", "202504092460", "202504092400"] {
      #expect(try date(impossible, "UTC") == nil)
    }
  }

  @Test(arguments: [
    ("13-14-2025", "2025-04-09"), ("30-02-2025", "2025-02-28"), ("9.4.2025", "2025-04-09"), ("4/4/25", "2025-04-04"),
    ("2025-13-04", "2025-04-13"), ("2025-04-09 25:00", "2025-04-09"),
    ("2025-04-09T20:60", "2025-04-09"), ("2025-04-09T20:00+8000", "2025-04-09"), ("2025-04-09 noon", "2025-04-09"),
    ("2025-04/09", "2025-04-09"), ("2025-04-09 20:00 XYZ", "2025-04-09"), ("April 9, 2025 25:00", "2025-04-09"),
    ("2025-04-09 20:00 Nowhere/Town", "2025-04-09"), ("2025-04-xx", "2025-04-01"), ("2025-04-00", "2025-04-01"),
    ("April 2025", "2025-04-01"),
    ("2025-04-09 13:00 PM", "2025-04-09"),
  ])
  func `An impossible date is answered with the day that was probably meant`(text: String, suggestion: String)
    async throws
  {
    #expect(try date(text, "Asia/Taipei") == nil)
    let content = await TestSite.load(["articles/a.md": "---\ntitle: A\ndate: \"\(text)\"\n---\n"])
    #expect(
      content.messages == [
        "content/articles/a.md:3:7: error: \"\(text)\" is not a date; write \(suggestion), with a time \(suggestion)T20:00"
      ])
  }

  @Test(arguments: [
    ("Wed, 09 Apr 2025 20:00:00 +0100", "2025-04-09T20:00:00+01:00"), ("9 Apr 2025 20:00", "2025-04-09T20:00:00+08:00"),
    ("Wed, 9 Apr 2025 20:00:00 GMT", "2025-04-09T20:00:00Z"), ("09-Apr-2025", "2025-04-09T00:00:00+08:00"),
    ("April 9, 2025", "2025-04-09T00:00:00+08:00"), ("9th of April 2025", "2025-04-09T00:00:00+08:00"),
    ("Wednesday, April 9th, 2025 at 8:05 p.m.", "2025-04-09T20:05:00+08:00"),
    ("Sept. 9 2025", "2025-09-09T00:00:00+08:00"),
    ("april 9 2025, 8 pm", "2025-04-09T20:00:00+08:00"), ("2025 April 9", "2025-04-09T00:00:00+08:00"),
    ("Wed Apr  9 20:00:00 CEST 2025", "2025-04-09T20:00:00+02:00"),
    ("Apr 9 20:00:00 2025", "2025-04-09T20:00:00+08:00"),
    (
      "Wed Apr 09 2025 20:00:00 GMT+0200 (Central European Summer Time)", "2025-04-09T20:00:00+02:00"
    ),
    ("2025年4月9日", "2025-04-09T00:00:00+08:00"), ("2025년 4월 9일 20:00", "2025-04-09T20:00:00+08:00"),
    ("2025-04-09 20:00 Europe/Berlin", "2025-04-09T20:00:00+02:00"),
    ("2025/1/9 20:00 Europe/Berlin", "2025-01-09T20:00:00+01:00"),
    ("21/04/2025, 20:00 Europe/Berlin", "2025-04-21T20:00:00+02:00"),
    ("2025-04-09 20:00:00 EST", "2025-04-09T20:00:00-05:00"), ("2025-04-09 20:00 PST8PDT", "2025-04-09T20:00:00-07:00"),
    ("2025-04-09 20:00 UTC+2", "2025-04-09T20:00:00+02:00"),
    ("2025-04-09 20:00:00 GMT-0330", "2025-04-09T20:00:00-03:30"),
    ("2025-04-09 20:00 Asia/Taipei", "2025-04-09T20:00:00+08:00"),
    ("2025-04-09 20:00 CST", "2025-04-09T20:00:00+08:00"),
    ("2025-04-09 at 20:00", "2025-04-09T20:00:00+08:00"), ("2025-04-09 - 20:00", "2025-04-09T20:00:00+08:00"),
    ("2025-04-09, 20:00:30.25 +0100", "2025-04-09T20:00:30+01:00"), ("20250409T200030Z", "2025-04-09T20:00:30Z"),
    ("20250409T2000", "2025-04-09T20:00:00+08:00"), ("2025-04-09 +0100", "2025-04-09T00:00:00+01:00"),
    ("2014-01-07 10:11:12 +0100", "2014-01-07T10:11:12+01:00"), ("2014/1/7 9:05", "2014-01-07T09:05:00+08:00"),
    ("2017-03-15  01-45-39", "2017-03-15T01:45:39+08:00"),
  ])
  func `Words, names of months and of zones are read where they mean one moment`(text: String, expected: String) throws
  {
    #expect(try date(text, "Asia/Taipei") == expected)
  }

  @Test func `An abbreviation of several zones is that of the site, if it is one of them`() throws {
    #expect(try date("2025-04-09 20:00 CST", "America/Regina") == "2025-04-09T20:00:00-06:00")
    #expect(try date("2025-04-09 20:00 BST", "Europe/London") == "2025-04-09T20:00:00+01:00")
    #expect(try date("2025-04-09 20:00 CST", "UTC") == nil)
  }

  @Test(arguments: ["Last Modified", "git Last Modified", "Created", "git created", "last modified"])
  func `Words of Eleventy leave the date to the name of the file`(word: String) async {
    let content = await TestSite.load([
      "articles/2025-04-09-a.md": "---\ntitle: A\ndate: \(word)\n---\n", "b.md": "---\ntitle: B\ndate: \(word)\n---\n",
    ])
    #expect(content.entry("articles/2025-04-09-a.md")?.date?.machineReadable == "2025-04-09")
    #expect(content.page("/b/")?.title == "B")
    #expect(content.messages == [])
  }

  @Test(arguments: [
    ("2014-01-07-name/index.md", "2014-01-07"), ("2014-01-07-name/more.md", "2014-01-07"),
    ("2014/01/07/name.md", "2014-01-07"),
    ("2014/1/7/name/index.md", "2014-01-07"), ("2014/01/07/index.md", "2014-01-07"),
    ("posts/2014/01/07/a/name.md", "2014-01-07"),
    ("2014-01-07-a/2015-02-08-b.md", "2015-02-08"), ("2014/01/07/2015-02-08-b/c.md", "2015-02-08"),
  ])
  func `Folders give the date where nothing nearer does`(path: String, day: String) async {
    let content = await TestSite.load(["articles/\(path)": "---\ntitle: A\n---\nText"])
    #expect(content.feed.entries.first?.entry.date?.machineReadable == day)
    #expect(content.messages == [])
    let stated = await TestSite.load(["articles/\(path)": "---\ntitle: A\ndate: 2020-01-01\n---\nText"])
    #expect(stated.feed.entries.first?.entry.date?.machineReadable == "2020-01-01")
  }

  @Test(arguments: [
    "2014/01/name.md", "2014/13/07/name.md", "20/01/07/name.md", "2014-01/name.md", "a/2014/01/b/07/name.md",
  ])
  func `Folders that name no day give none`(path: String) async {
    let content = await TestSite.load([path: "---\ntitle: A\n---\nText"])
    #expect(content.feed.entries.isEmpty && content.feed.pages.count == 1)
  }

  @Test(arguments: [
    "yesterday", "2025-02-30", "2023-02-29", "2025", "2025-04", "0000-01-01", "12345", "99999999999999", "-", "T",
    "20:00", "17:34 07/08/2015", "9/4/2025 20:00 Europe/Amsterdam", "8.9.2022 8 pm", "0001 Jan 1", "00010101T000000Z",
    "2025-04-09T", "2025-04-09Z", "٢٠٢٥-٠٤-٠٩", "2025-04-09T20", "1e9", "+1331276709", "May 2014", "May 2014 at 8 pm",
    "2025-04-09-3", "Monday", "9 of 10", "April",
    "Apr 9", "9 Apr 25", "31 Febtember 2025", "2025年4月", "20250409T20", "at 20:00", "Apr 9 20:00:00 EST",
    "٩ April 2025",
  ])
  func `A value whose day nobody can guess is no date either`(text: String) throws {
    #expect(try date(text, "Asia/Taipei") == nil)
  }

  @Test func `The date of the file name counts where the front matter has none`() async {
    let content = await TestSite.load([
      "notes/2025-04-09-a.md": "A", "notes/2025-04-08.md": "B", "notes/2025-4-7-c/index.md": "C",
      "notes/2025-04-06-d.md": "---\ndate: 2024-01-01 20:00\n---\nD",
    ])
    #expect(
      content.feed.entries.map { $0.entry.date?.rfc3339 } == [
        "2025-04-09T00:00:00+08:00", "2025-04-08T00:00:00+08:00", "2025-04-07T00:00:00+08:00",
        "2024-01-01T20:00:00+08:00",
      ])
    #expect(content.messages == [])
  }
}
