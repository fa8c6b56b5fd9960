/// Something that reads what strangers write, with the rules that hold whatever they write.
///
/// Subjects are structs whose closures stand for what is looked at, so that tests can plant a fault for each rule.
package protocol FuzzSubject: Sendable {
  /// Says which rule bytes break; nil where they break none.
  func problem(in bytes: [UInt8]) async -> String?
}

/// All that is fuzzed.
package enum FuzzSubjects {
  /// The subjects by the names that `scripts/fuzz` and the folders of seeds have for them.
  package static let all: [String: any FuzzSubject] = [
    "archives": ArchivesSubject(),
    "dates": DatesSubject(),
    "deployment": DeploymentSubject(),
    "feeds": FeedsSubject(),
    "front-matter": FrontMatterSubject(),
    "html": HTMLSubject(),
    "manifest": ManifestSubject(),
    "markdown": MarkdownSubject(),
    "media": MediaSubject(),
    "pictures": PicturesSubject(),
    "requests": RequestsSubject(),
    "settings": SettingsSubject(),
    "templates": TemplatesSubject(),
  ]
}
