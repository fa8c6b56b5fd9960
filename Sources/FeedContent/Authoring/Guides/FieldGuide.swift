/// What a writer is told about one field of the front matter.
struct FieldGuide: Sendable {
  /// How a new file holds the field.
  enum Use: Sendable {
    /// In a comment, to be uncommented by whoever needs it.
    case optional
    /// The same where the site has an author, who stands in; else with a value that has to be replaced.
    case optionalBesideAuthor
    /// With a value that is right as it stands.
    case filled
    /// With a value that has to be replaced before the entry is published.
    case placeholder
  }

  /// The key, as new files write it.
  let key: String
  /// Other keys that mean the same.
  let otherNames: [String]
  /// What the field says, in one line.
  let words: String
  /// A value as YAML, with what stands on further lines indented as it has to be.
  let example: String
  /// How a new file holds it.
  let use: Use

  init(_ key: String, also otherNames: [String] = [], _ words: String, _ example: String, use: Use = .optional) {
    self.key = key
    self.otherNames = otherNames
    self.words = words
    self.example = example
    self.use = use
  }

  /// The field of a site with an author, or of one without.
  func resolved(hasAuthor: Bool) -> FieldGuide {
    guard use == .optionalBesideAuthor else { return self }
    return FieldGuide(key, also: otherNames, words, example, use: hasAuthor ? .optional : .placeholder)
  }

  /// The key with its value, in YAML.
  var yaml: String { example.hasPrefix("\n") ? "\(key):\(example)" : "\(key): \(example)" }
}
