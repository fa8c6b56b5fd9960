extension KindGuide {
  static let event = KindGuide(
    "event",
    fields: [
      .title,
      FieldGuide(
        "starts", also: ["start", "start-date"], "When it begins; a day alone is a whole day.", "{{date}}",
        use: .placeholder),
      FieldGuide(
        "ends", also: ["end", "end-date"], "When it ends: a time where starts has one, else the last day.",
        "2099-01-01T23:00"),
      FieldGuide("all-day", "Whether times of day mean nothing.", "false"),
      FieldGuide(
        "venue", also: ["location", "place"],
        "Where: a name, or these; also region, postcode, latitude, longitude and url.",
        "\n  name: Pier Nine\n  address: 9 Old Harbour Road\n  city: Keelung\n  country: TW"),
      FieldGuide("online", "The address of the stream, or true.", "https://stream.example.com/"),
      FieldGuide("status", "scheduled, cancelled, postponed, rescheduled or moved-online.", "scheduled"),
      FieldGuide(
        "tickets", also: ["ticket"], "The shop; availability is available, limited or sold-out.",
        "\n  url: https://tickets.example.com/\n  price: 450\n  currency: TWD\n  availability: available"),
      FieldGuide("performers", also: ["performer"], "Who plays: people as in authors.", "[Ann Lin, Okapi Motel]"),
      .links,
    ])
  static let invitation = KindGuide(
    "invitation",
    fields: [
      .title,
      FieldGuide(
        "event", also: ["occasion"], "What to: the path of an event, or title, starts and venue.",
        "\n  title: First show\n  starts: 2099-01-01T20:00\n  venue: Pier Nine"),
      FieldGuide("invitees", also: ["invitee"], "Whom: people as in authors.", "[Suyin, \"the landlady, plus one\"]"),
      FieldGuide("rsvp", "Where to answer.", "https://rsvp.example.com/"),
    ])
}
