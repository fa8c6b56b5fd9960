import FeedDiagnostics
import FeedYAML

/// A picture that `site.yml` names: a path, or `src` with `alt`.
struct SitePictureName {
  let key: String
  let path: String
  /// What it shows, for those who cannot see it.
  let alt: String
  let location: SourceLocation

  /// Reads the name; `alt` is what it shows where the site does not say.
  init?(_ field: LocatedFields.Field, _ reader: FieldReader, alt: String = "") {
    key = field.key
    guard case .fields(let fields) = field.value.shape else {
      guard let path = reader.text(of: field.value, key: field.key) else { return nil }
      (self.path, self.alt, location) = (path, alt, field.value.location)
      return
    }
    let (stated, path) = reader.nested(fields, as: field.key) { ($0.text("alt"), $0.requiredText("src")) }
    guard let path else { return nil }
    self.alt = stated ?? alt
    (self.path, location) = (path, fields["src"]?.value.location ?? field.value.location)
  }
}
