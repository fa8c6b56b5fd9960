import FeedDiagnostics

extension ImportSource {
  /// Fetches media of other sites by their addresses, one after the other for each host.
  package typealias MediaFetcher = @Sendable ([String]) async -> [(address: String, medium: FetchedMedium)]

  /// Imports the source into a content folder, which need not exist yet; without the name of a format, it is recognised
  /// by the content.
  ///
  /// Everything is read, and media are downloaded if there is a fetcher, before anything is written, so that an error
  /// in the source leaves the folder as it was. Existing files stay.
  package func imported(
    into folder: String, format name: String? = nil, fetching fetcher: MediaFetcher? = nil
  ) async throws(ImportFailure) -> ImportReport {
    let format = try ImportFormats.format(of: self, named: name)
    var plan: ContentPlan
    switch try await format.contents(of: self) {
    case .plan(let made): plan = made
    case .site(var site):
      if let fetcher { await fetch(&site, into: folder, by: fetcher) }
      plan = ContentPlanner(site: site, displayName: displayName, fetches: false).plan()
      // Failed downloads were reported already.
      if fetcher != nil {
        plan.report.diagnostics.removeAll { if case .transfer(.remoteFiles) = $0.problem { true } else { false } }
      }
    }
    plan.report.format = format.name
    return try ContentFolderWriter(folder: folder).write(plan)
  }

  /// Fetches the media that are neither in the source nor in the folder already.
  private func fetch(_ site: inout ImportedSite, into folder: String, by fetcher: MediaFetcher) async {
    let wanted = ContentPlanner(site: site, displayName: displayName, fetches: true).plan()
    let writer = ContentFolderWriter(folder: folder)
    var missing: [String] = []
    for file in wanted.files {
      guard case .address(let address) = file.contents, site.files[address] == nil else { continue }
      if let present = writer.present(file) {
        site.files[address] = present
      } else if !missing.contains(address) {
        missing.append(address)
      }
    }
    for (address, medium) in await fetcher(missing) {
      switch medium {
      case .file(let path): site.files[address] = path
      case .failure(let reason):
        site.notes.append(
          Diagnostic(.transfer(.unfetched(address, reason: reason)), at: SourceLocation(file: displayName)))
      }
    }
  }
}

/// The result of requesting a file.
package enum FetchedMedium: Sendable {
  case file(String)
  /// Why there is none.
  case failure(String)
}
