extension KindGuide {
  static let person = KindGuide(
    "person",
    fields: [
      FieldGuide("name", also: ["title"], "The name.", "{{title}}", use: .filled),
      FieldGuide(
        "avatar", also: ["photo"], "A picture: a file beside this one, or an address.",
        "\n  src: ann.png\n  alt: Ann in a red hat."),
      FieldGuide("role", also: ["job", "instrument"], "What the person does.", "guitar, driving"),
      FieldGuide(
        "links", also: ["link", "url"], "Profiles of the person elsewhere.",
        "\n  - https://social.example.net/@ann"),
      FieldGuide("feed", "The address of the person's own feed.", "https://ann.example.org/feed.xml"),
      FieldGuide("handles", also: ["handle"], "The names by which notes mention the person.", "[ann_lin]"),
    ],
    pointless: ["authors", "expires", "pinned", "size", "share", "in-reply-to", "like-of", "repost-of"])
  static let follow = KindGuide(
    "follow",
    fields: [
      FieldGuide(
        "follows", also: ["followed", "following"],
        "Who is followed: people by the names of their files in people/, or by name.", "{{title}}", use: .filled),
      FieldGuide(
        "follower", also: ["followers"], "Who follows. Without it, the authors.", "Ann Lin",
        use: .optionalBesideAuthor),
    ], isNamedByDate: true)
  static let recommendation = KindGuide(
    "recommendation",
    fields: [
      .title,
      FieldGuide(
        "people", also: ["person", "recommends"], "Who is recommended, and why.",
        "\n  - person: Somebody\n    reason: Why they are good.", use: .placeholder),
    ])
}
