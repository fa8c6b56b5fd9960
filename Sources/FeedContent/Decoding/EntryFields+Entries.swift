import FeedDiagnostics
import FeedModel
import FeedYAML

extension EntryFields {
  /// Another entry by path, id or slug; nil, with a report, where there is none or it is of another kind.
  ///
  /// - Parameter kinds: the kinds that the field can hold; empty for any.
  func entry(of value: LocatedValue, key: String, kinds: [Kind] = []) -> EntryIndex.Target? {
    guard let name = reader.text(of: value, key: key) else { return nil }
    switch context.entries.target(named: name, from: folder, kinds: kinds) {
    case .found(let target):
      consulted.insert(target.reference.identity.contentPath)
      guard kinds.isEmpty || kinds.contains(target.reference.kind) else {
        reader.report(
          .reference(
            .wrongKind(
              key: key, name: name, found: target.reference.kind.name,
              expected: kinds.map(\.name).joined(separator: " or "))),
          at: value.location)
        return nil
      }
      if let reason = target.skipped {
        reader.report(
          .reference(.unpublishedEntry(key: key, name: name, reason: reason.rawValue)), at: value.location)
      }
      return target
    case .ambiguous(let candidates):
      reader.report(
        .reference(.ambiguousEntry(key: key, name: name, candidates: candidates)), at: value.location)
    case .unknown(let suggestions):
      reader.report(.reference(.unknownEntry(key: key, name: name, suggestions: suggestions)), at: value.location)
    }
    return nil
  }

  /// The lines of an album or a playlist: references to songs, or mappings of `title`, `audio` and so on.
  func tracks(_ names: String...) -> [Track] {
    reader.items(names).compactMap { item in
      guard case .fields(let fields) = item.value.shape else {
        return entry(of: item.value, key: item.key, kinds: [.song]).map { target in
          Track(
            title: target.reference.title, artist: target.reference.artist, duration: target.duration,
            song: target.reference)
        }
      }
      return nested(fields, as: item.key) { nested in
        let title = nested.requiredText("title", "name")
        let artist = nested.items(["artist", "artists"]).compactMap { person(of: $0.value, key: $0.key, nested)?.name }
        let audio = nested.field(["audio", "src"]).flatMap { recording(of: $0.value, key: "audio", nested)?.file }
        let duration = duration(["duration", "length"], of: audio, nested)
        let disc = nested.positiveCount("disc")
        let isExplicit = nested.optionalFlag("explicit")
        let id = nested.text("id")
        return title.map {
          Track(
            title: $0, artist: artist.isEmpty ? nil : artist.joined(separator: ", "), duration: duration,
            recording: audio, disc: disc, isExplicit: isExplicit, id: id)
        }
      }
    }
  }
}
