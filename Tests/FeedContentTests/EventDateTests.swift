import FeedContent
import FeedDiagnostics
import FeedModel
import Testing

@Suite struct EventDateTests {
  private func load(_ fields: String) async -> LoadedContent {
    await TestSite.load([
      "events/a.md": "---\ntitle: A\ndate: 2025-04-09\n\(fields)\n---\n",
      "invitations/b.md": "---\ndate: 2025-04-09\nevent: events/a\n---\n",
    ])
  }

  private func dates(_ fields: String) async -> [String?] {
    let content = await load(fields)
    let event = content.first(EventFeedViewObject.self)
    #expect(content.messages == [])
    return [event?.starts.machineReadable, event?.ends?.machineReadable, event.map { "\($0.isAllDay)" }]
  }

  @Test func `Days end with days and times with times`() async {
    #expect(await dates("starts: 2025-05-01\nends: 2025-05-02") == ["2025-05-01", "2025-05-02", "true"])
    #expect(
      await dates("starts: 2025-05-01T20:00\nends: 2025-05-01T22:00") == [
        "2025-05-01T20:00:00+08:00", "2025-05-01T22:00:00+08:00", "false",
      ])
  }

  @Test(
    arguments: [
      ("starts: 2025-05-01\ntime: \"20:00\"", "20:00:00", nil),
      ("starts: 2025-05-01\ntime: 20:00\nends: 23:00", "20:00:00", "2025-05-01T23:00:00"),
      ("starts: 2025-05-01 20:00\nends: 01:30", "20:00:00", "2025-05-02T01:30:00"),
      ("starts: 2025-05-01T20:00\ntime: 21:00", "20:00:00", nil),
      ("starts: 2025-05-01T20:00\ntime: 8 pm", "20:00:00", nil),
      ("starts: 2025-05-01\ntime: 8 p.m.", "20:00:00", nil),
      ("starts: 2025-05-01\ntime: 19.30 - 21.30", "19:30:00", "2025-05-01T21:30:00"),
      ("starts: 2025-05-01 19.30 - 21.30", "19:30:00", "2025-05-01T21:30:00"),
      ("start_date: 2025-05-01 00:00:00\ntime: 20:00", "20:00:00", nil),
    ] as [(String, String, String?)])
  func `A time of day belongs to the day of the start`(fields: String, time: String, end: String?) async {
    let content = await load(fields)
    let event = content.first(EventFeedViewObject.self)
    #expect(content.codes == (fields.contains("21:00") ? ["conflicting-keys"] : []))
    #expect(event?.starts.machineReadable == "2025-05-01T\(time)+08:00" && event?.isAllDay == false)
    #expect(event?.ends?.machineReadable == end.map { $0 + "+08:00" })
    #expect(content.first(InvitationFeedViewObject.self)?.occasion?.starts == event?.starts)
  }

  @Test(arguments: ["2025 March 10 - 12", "2025-03-01 25:00 - 22:00", "March 10 - 12"])
  func `A start that is no day with two times is quoted as it stands`(text: String) async {
    let content = await load("starts: \(text)")
    #expect(content.messages.contains { $0.contains("\"\(text)\"") })
    #expect(content.first(EventFeedViewObject.self)?.starts == nil)
  }

  @Test func `Whatever begins by the clocks of another place ends by them`() async {
    let expected = ["2025-05-01T20:00:00+09:00", "2025-05-02T00:30:00+09:00", "false"]
    #expect(await dates("starts: 2025-05-01T20:00+09:00\nends: 0:30") == expected)
  }

  @Test func `An invalid time of day is reported, and the day is kept`() async {
    let content = await load("starts: 2025-05-01\ntime: in the evening")
    #expect(content.messages.count == 1 && content.messages[0].hasSuffix("write a time of day such as 20:00"))
    #expect(content.first(EventFeedViewObject.self)?.starts.machineReadable == "2025-05-01")
  }

  @Test(arguments: [
    ("starts: 2025-05-01T20:00\nends: 2025-05-02", "a time like \"starts\""),
    ("starts: 2025-05-01\nends: 2025-05-02T20:00", "a day like \"starts\""),
    ("starts: 2025-05-01T20:00\nends: 2025-04-30\nall-day: true", "a date after 2025-05-01"),
  ])
  func `An end of another precision is an error`(fields: String, expected: String) async {
    let content = await load(fields)
    #expect(content.codes == ["invalid-value"])
    #expect(content.messages.first?.hasSuffix("write \(expected)") == true)
    #expect(content.first(EventFeedViewObject.self)?.ends == nil)
  }

  @Test func `An event of whole days has no times of day, for invitations neither`() async {
    let fields = "starts: 2025-05-01T20:00\nends: 2025-05-01\nall-day: true"
    #expect(await dates(fields) == ["2025-05-01", "2025-05-01", "true"])
    #expect(
      await load(fields).first(InvitationFeedViewObject.self)?.occasion?.starts?.machineReadable == "2025-05-01")
  }
}
