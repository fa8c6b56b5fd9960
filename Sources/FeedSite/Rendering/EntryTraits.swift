import FeedVisitors

/// What the operators that decide on looks make of an entry; computed once, for its card and its page.
struct EntryTraits: Sendable {
  /// Which templates draw it.
  let template: CardTemplate
  /// How large its card is.
  let size: CardSize
  /// Which colour it carries.
  let accent: Accent
  /// Its title, or what stands for one.
  let heading: String
}
