import FeedModel
import FeedYAML

extension EntryFields {
  /// The cover under its own or a foreign name.
  ///
  /// Other generators keep mappings of their own under `image`; those that hold no path stay what they are.
  func cover(alt: String) -> Photo? {
    let names = EntryDecoder.coverNames.filter { $0 == "cover" || !isMappingWithoutPath($0) }
    guard let field = reader.field(names) else { return nil }
    return photo(of: field.value, key: field.key, alt: alt, reader)
  }

  private func isMappingWithoutPath(_ name: String) -> Bool {
    guard case .fields(let keys) = reader.fields[name]?.value.shape else { return false }
    return EntryFields.pathNames.allSatisfy { keys[$0] == nil }
  }

  /// The same in other languages, which the file or another one names; what is wrong with the names is reported.
  func translations() -> [Translation] {
    for key in TranslationFinder.keys {
      for item in reader.items([key]) { _ = entry(of: item.value, key: item.key, kinds: [file.referenceKind]) }
    }
    return context.translations.translations(of: file)
  }

  /// The former addresses, each once and without the present one.
  func aliases() -> [Route] {
    var seen: Set<Route> = [file.route]
    return reader.texts("aliases", "redirect-from", "alias").map(EntryRoute.route(permalink:)).filter {
      seen.insert($0).inserted
    }
  }
}
