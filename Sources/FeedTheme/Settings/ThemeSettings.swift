/// What a theme says of itself in `theme.yml`.
package struct ThemeSettings: Sendable {
  /// The version of all that themes rest on; it rises where a theme that worked would work no longer.
  package static let interface = 1

  /// The colours that its pages are made of.
  package var colors = ThemeColors()
  /// The values that a site can override, by key.
  package var values: [String: FreeValue] = [:]

  /// Creates the settings of a theme that states none.
  package init() {}

  /// The values as templates read them: `{{theme.KEY}}`; those of the site count.
  package func variables(overriddenBy site: [String: FreeValue] = [:]) -> FreeValue {
    .fields(values.merging(site) { _, own in own })
  }
}
