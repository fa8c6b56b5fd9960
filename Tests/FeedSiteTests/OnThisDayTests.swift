import FeedModel
import Testing

@testable import FeedSite

@Suite("On this day")
struct OnThisDayTests {
  /// Entries by days after 2020-01-01: 2020 is a leap year.
  private func site(_ days: [Int]) -> TestSite {
    var site = TestSite()
    site.site.hasOnThisDay = true
    site.entries = days.map { Sample.article($0) }
    return site
  }

  private func pages(_ site: AssembledSite) -> [String] {
    site.paths.filter { $0.hasPrefix("/on-this-day/") && $0 != "/on-this-day/" && $0.hasSuffix("/") }
  }

  @Test
  func `Each day that has entries has a wall of them, of all years and newest first`() throws {
    // 1 January of three years, 29 February 2020, 1 March 2021.
    let assembled = try site([0, 366, 731, 59, 366 + 59]).assemble()
    #expect(assembled.words.isEmpty)
    #expect(pages(assembled) == ["/on-this-day/01-01/", "/on-this-day/02-29/", "/on-this-day/03-01/"])
    #expect(assembled.cards("/on-this-day/01-01/") == ["article 731", "article 366", "article 0"])
    #expect(assembled.cards("/on-this-day/02-29/") == ["article 59"])
    #expect(
      assembled.values("crumb", on: "/on-this-day/02-29/").last?.hasPrefix("/on-this-day/02-29/ 29 February") == true)
  }

  @Test
  func `The wall of a day leads to those before and after it around the year`() throws {
    let assembled = try site([0, 366, 59, 334]).assemble()
    #expect(assembled.values("previous", on: "/on-this-day/01-01/") == ["/on-this-day/11-30/ 30 November"])
    #expect(assembled.values("next", on: "/on-this-day/01-01/") == ["/on-this-day/02-29/ 29 February"])
    #expect(assembled.values("previous", on: "/on-this-day/11-30/") == ["/on-this-day/02-29/ 29 February"])
    #expect(assembled.values("next", on: "/on-this-day/11-30/") == ["/on-this-day/01-01/ 1 January"])
    #expect(try site([0]).assemble().values("previous", on: "/on-this-day/01-01/") == [])
  }

  @Test
  func `The overview has all 366 days, and leads to those that have entries`() throws {
    let assembled = try site([0, 366, 59]).assemble()
    let days = assembled.values("day", on: "/on-this-day/")
    #expect(days.count == 366)
    #expect(days[0] == "1 1 January 2 /on-this-day/01-01/" && days[59] == "29 29 February 1 /on-this-day/02-29/")
    #expect(days.count { $0.contains("/on-this-day/") } == 2)
    #expect(assembled.values("month", on: "/on-this-day/").count == 12)
    #expect(assembled.values("on this day", on: "/articles/0/") == ["/on-this-day/"])
  }

  @Test
  func `The home page says of each day whether there is anything to remember, whatever the clock of the build`() throws
  {
    var site = site([0, 366, 59, 366 + 90])
    var marks = Array(repeating: "0", count: 366)
    // 1 January has entries of two years, 29 February of the year before; those of 1 April are of the last year.
    (marks[0], marks[59], marks[91]) = ("2", "2", "1")
    let expected = ["/on-this-day/ 2021 \(marks.joined())"]
    let early = try site.assemble()
    #expect(early.values("today", on: "/") == expected)
    #expect(early.values("today", on: "/on-this-day/") == expected)
    #expect(early.values("today", on: "/articles/").isEmpty)
    site.now += 86_400
    let late = try site.assemble()
    #expect(late.paths == early.paths && late.paths.allSatisfy { late.text($0) == early.text($0) })
  }

  @Test
  func `Memories that were written by hand are for the year of their publication as well`() throws {
    var site = site([366])
    let entry = Sample.entry(367, kind: .memories, route: "/memories/367/")
    let day = try #require(DayOfYear(month: 3, day: 1))
    site.entries.append(MemoriesFeedViewObject(entry: entry, title: "by hand", day: day))
    var marks = Array(repeating: "0", count: 366)
    (marks[0], marks[60]) = ("1", "2")
    #expect(try site.assemble().values("today", on: "/") == ["/on-this-day/ 2021 \(marks.joined())"])
  }

  @Test
  func `Memories that were written by hand come first on the day that they remember`() throws {
    var site = site([0, 366])
    let entry = Sample.entry(500, kind: .memories, route: "/memories/500/")
    let day = try #require(DayOfYear(month: 1, day: 1))
    site.entries.append(MemoriesFeedViewObject(entry: entry, title: "by hand", day: day))
    site.entries.sort { ($0.entry.date?.secondsSinceEpoch ?? 0) > ($1.entry.date?.secondsSinceEpoch ?? 0) }
    let assembled = try site.assemble()
    #expect(assembled.cards("/on-this-day/01-01/") == ["by hand", "article 366", "article 0"])
    #expect(pages(assembled) == ["/on-this-day/01-01/"])
  }

  @Test
  func `The calendar reminds of each day every year, from the year after the first entry on`() throws {
    let assembled = try site([0, 366, 59]).assemble()
    let calendar = try #require(assembled.text("/on-this-day/calendar.ics"))
    #expect(calendar.matches(of: /BEGIN:VEVENT/).count == 2)
    #expect(calendar.contains("DTSTART;VALUE=DATE:20210101\r\n") && calendar.contains("DTEND;VALUE=DATE:20210102\r\n"))
    // 29 February comes back in leap years.
    #expect(calendar.contains("DTSTART;VALUE=DATE:20240229\r\n"))
    #expect(calendar.contains("RRULE:FREQ=YEARLY\r\n") && calendar.contains("TRANSP:TRANSPARENT\r\n"))
    #expect(calendar.contains("2021: article 366\\n2020: article 0"))
    #expect(calendar.contains("URL:https://example.org/on-this-day/01-01/\r\n"))
  }

  @Test
  func `Drafts of a preview stay out of the sitemap, and settings turn all of it off`() throws {
    var site = site([0])
    site.entries.append(Sample.article(40) { $0.isDraft = true })
    let assembled = try site.assemble()
    #expect(pages(assembled).count == 2)
    let sitemap = try #require(assembled.text("/sitemap.xml"))
    #expect(sitemap.contains("/on-this-day/01-01/") && !sitemap.contains("/on-this-day/02-10/"))
    site.site.hasOnThisDay = false
    let without = try site.assemble()
    #expect(!without.paths.contains { $0.hasPrefix("/on-this-day/") })
    #expect(without.values("today", on: "/").isEmpty && without.values("on this day", on: "/").isEmpty)
  }

  @Test
  func `Without entries there are no days`() throws {
    #expect(try !site([]).assemble().paths.contains { $0.hasPrefix("/on-this-day/") })
  }
}
