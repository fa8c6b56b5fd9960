/// What the rest of feedsite needs from a theme.
package struct ThemeRequirements: Sendable {
  /// The templates that a theme must have, by name, with the variables that each is rendered with.
  package var templates: [String: TemplateSchema]
  /// Templates that a theme may have, such as the cards of kinds that a site declares.
  package var optionalTemplates: [String: TemplateSchema]
  /// The keys of the strings that Swift code asks for; a plural pair by the part that both keys share.
  package var strings: [String]
  /// The keys of the settings that the site overrides.
  package var settings: [String]
  /// What the site has of its own.
  package var identity: ThemeIdentity
  /// The languages of the site as BCP 47 tags; empty where no particular one is wanted.
  package var languages: [String]

  /// Creates requirements.
  package init(
    templates: [String: TemplateSchema] = [:], optionalTemplates: [String: TemplateSchema] = [:],
    strings: [String] = [], settings: [String] = [], identity: ThemeIdentity = ThemeIdentity(), languages: [String] = []
  ) {
    self.templates = templates
    self.optionalTemplates = optionalTemplates
    self.strings = strings
    self.settings = settings
    self.identity = identity
    self.languages = languages
  }
}
