import FeedModel

extension EntryFields {
  /// The cover under its own or a foreign name.
  ///
  /// Other generators keep mappings of their own under `image`, which count only where they hold a path.
  func cover(alt: String) -> Photo? {
    guard let field = reader.field(EntryDecoder.coverNames) else { return nil }
    if field.name != "cover", case .fields(let keys) = field.value.shape,
      ["src", "path", "url", "image"].allSatisfy({ keys[$0] == nil })
    {
      return nil
    }
    return photo(of: field.value, key: field.key, alt: alt, reader)
  }

  /// The former addresses, each once and without the present one.
  func aliases() -> [Route] {
    var seen: Set<Route> = [file.route]
    return reader.texts("aliases", "redirect-from", "alias").map(EntryRoute.route(permalink:)).filter {
      seen.insert($0).inserted
    }
  }
}
