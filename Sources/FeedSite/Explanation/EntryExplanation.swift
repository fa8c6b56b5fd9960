package import FeedVisitors

/// What the operators and walls of a site make of an entry or a person.
package struct EntryExplanation: Sendable {
  /// Its title, or what stands for one.
  package let heading: String
  /// The size of its card, with the reason.
  package let size: CardSize
  /// The colour that it carries.
  package let accent: Accent
  /// The templates that draw it.
  package let template: CardTemplate
  /// The walls that show it, with their feeds; those of a person are not among them.
  package let walls: [WallPlace]
  /// The podcasts that it has, or in which it is a track.
  package let podcasts: [PodcastPlace]
  /// The absolute addresses of the calendars that hold it.
  package let calendars: [String]
}
