import FeedContent
import FeedDiagnostics
import FeedModel

/// Writes the file of an entry.
struct EntryComposer {
  let site: ImportedSite
  let addresses: OldAddress
  /// The addresses of the entries of the site, by their old ones.
  let routes: [String: Route]
  let fetches: Bool

  /// A file, and what belongs to it.
  struct Result {
    let text: String
    let files: EntryFiles
    /// The pictures and films that nobody described.
    let undescribed: [String]
  }

  /// The file of an entry.
  func compose(_ planned: PlannedEntry) -> Result {
    let files = EntryFiles(locations: site.files, fetches: fetches)
    let entry = planned.entry
    let base = entry.url ?? site.url
    var fields = EntryFieldsWriter(planned: planned, siteAuthor: site.author, siteLanguage: site.language)
    fields.reference = { files.reference($0, base: base) }
    let body = body(planned, files, base)
    let lines = FrontMatterWriter.lines(fields.fields())
    let text = "---\n\(lines)---\n" + (body.isEmpty ? "" : "\n\(body)\n")
    return Result(text: text, files: files, undescribed: undescribed(planned))
  }

  private func body(_ planned: PlannedEntry, _ files: EntryFiles, _ base: String?) -> String {
    var nodes = planned.nodes
    let media = Set(PostShape.mediaAddresses(in: nodes))
    if planned.kind == .media { nodes = PostShape.withoutPictures(nodes) }
    let converter = converter(planned, files, base, media: media)
    // What the kind has no field for stands below the text.
    let rest = planned.mediaOutsideFields.map { medium in
      MarkdownEscaping.image(
        converter.address(medium.source), alt: medium.alt ?? medium.title ?? "", title: medium.caption)
    }
    return ([converter.markdown(nodes)] + rest).filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private func converter(
    _ planned: PlannedEntry, _ files: EntryFiles, _ base: String?, media: Set<String>
  ) -> MarkdownConverter {
    let outside = Dictionary(planned.mediaOutsideFields.map { ($0.source, $0) }) { first, _ in first }
    return MarkdownConverter(
      isNote: planned.kind == .text, keepsLineEnds: BodyReader.keepsLineEnds(planned.entry.body)
    ) { address in
      if let medium = outside[address] { return files.reference(medium, base: base) }
      if media.contains(address) {
        return files.reference(
          ImportedMedium(type: nil, source: address) ?? ImportedMedium(.image, address), base: base)
      }
      let absolute = ImportedAddress.absolute(address, relativeTo: base)
      return files.name(of: address, absolute) ?? link(absolute) ?? absolute
    }
  }

  /// A link to an entry of the site, whatever its address becomes; nil for any other.
  private func link(_ address: String) -> String? {
    let end = address.firstIndex { $0 == "#" } ?? address.endIndex
    guard case .path(let path) = addresses.place(of: String(address[..<end])),
      let route = routes[OldAddress.route(path).collisionKey]
    else { return nil }
    return URLReference.encoded(route.path) + address[end...]
  }

  private func undescribed(_ planned: PlannedEntry) -> [String] {
    let pictures = planned.shape.pictures + planned.entry.media.filter { $0.kind != .audio }
    return pictures.filter { ($0.alt ?? "").trimmed.isEmpty }.map(\.source)
  }
}
