import FeedDiagnostics
import FeedModel
import FeedYAML

extension SiteDecoder {
  /// What the podcasts of albums and playlists say of themselves.
  func podcast(_ reader: FieldReader) -> PodcastSettings {
    section("podcast", reader) { nested in
      PodcastSettings(
        owner: owner(nested), category: category(nested) ?? PodcastSettings().category,
        isLocked: nested.optionalFlag("locked"))
    } ?? PodcastSettings()
  }

  private func owner(_ reader: FieldReader) -> PodcastOwner? {
    guard let field = reader.field(["owner"]),
      let fields = reader.mapping(in: field, wanted: "a name and an email")
    else { return nil }
    return reader.nested(fields, as: field.key) { nested in
      let name = nested.requiredText("name")
      let email = nested.requiredText("email")
      guard let name, let email else { return nil }
      return PodcastOwner(name: name, email: email)
    }
  }

  private func category(_ reader: FieldReader) -> PodcastCategory? {
    reader.field(["category"]).flatMap { field in
      reader.choice(of: field, among: PodcastCategory.names) { PodcastCategory(named: $0) }
    }
  }
}
