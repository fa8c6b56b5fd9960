import FeedDiagnostics
import FeedModel

/// Makes the plan of a content folder from what a source holds; nothing is read or written.
package struct ContentPlanner {
  private let site: ImportedSite
  private let displayName: String
  private let fetches: Bool

  /// Creates a planner.
  ///
  /// - Parameters:
  ///   - displayName: what messages call the source.
  ///   - fetches: whether media that are elsewhere come along.
  package init(site: ImportedSite, displayName: String, fetches: Bool) {
    self.site = site
    self.displayName = displayName
    self.fetches = fetches
  }

  /// The plan.
  package func plan() -> ContentPlan {
    let addresses = OldAddress(site)
    let arrangement = EntryArrangement(site, addresses: addresses)
    let composer = EntryComposer(
      site: site, addresses: addresses, routes: routes(arrangement, addresses), fetches: fetches)
    var plan = ContentPlan()
    plan.report.diagnostics = site.notes + arrangement.notes
    var remote: [String] = []
    var undescribed: [String] = []
    for planned in arrangement.entries {
      let result = composer.compose(planned)
      add(planned, result, to: &plan)
      remote += result.files.remote
      undescribed += result.undescribed
      let called = planned.entry.calledShort(planned.shape)
      plan.report.diagnostics += result.files.missing.map {
        Diagnostic(.transfer(.missingFile($0, entry: called)), at: planned.entry.location)
      }
    }
    let settings = SiteSettings(site: site, addresses: addresses)
    plan.files.append(ContentPlan.File(path: "site.yml", contents: .text(settings.text), otherPath: "site.yaml"))
    plan.files.sort { $0.path < $1.path }
    note(&plan, remote, undescribed)
    plan.report.diagnostics.addLeftOut(
      "entry without words", "entries without words", count: arrangement.emptyCount,
      at: SourceLocation(file: displayName))
    plan.report.diagnostics.sort()
    return plan
  }

  private func routes(_ arrangement: EntryArrangement, _ addresses: OldAddress) -> [String: Route] {
    var routes: [String: Route] = [:]
    func add(_ url: String, _ planned: PlannedEntry) {
      guard case .path(let path) = addresses.place(of: url) else { return }
      let key = OldAddress.route(path).collisionKey
      if routes[key] == nil { routes[key] = planned.place.route }
    }
    // Who stood there last has the address, and the first of several has kept it.
    for planned in arrangement.entries { planned.entry.url.map { add($0, planned) } }
    for planned in arrangement.entries { planned.entry.formerURLs.forEach { add($0, planned) } }
    return routes
  }

  private func add(_ planned: PlannedEntry, _ result: EntryComposer.Result, to plan: inout ContentPlan) {
    let files = result.files.files
    let place = planned.place
    let path = files.isEmpty ? place.file : place.bundle
    plan.files.append(
      ContentPlan.File(
        path: path, contents: .text(result.text), otherPath: files.isEmpty ? place.bundle : place.file))
    let folder = String(place.bundle.dropLast("index.md".count))
    plan.files += files.map { file in
      ContentPlan.File(
        path: folder + file.name, contents: file.location.map { .copy(of: $0) } ?? .address(file.address))
    }
    plan.report.counts[planned.kind?.plural ?? "pages", default: 0] += 1
    plan.report.mediaCount += files.count
    if planned.entry.isDraft { plan.report.draftCount += 1 }
  }

  private func note(_ plan: inout ContentPlan, _ remote: [String], _ undescribed: [String]) {
    let location = SourceLocation(file: displayName)
    if let first = remote.first {
      plan.report.diagnostics.append(
        Diagnostic(.transfer(.remoteFiles(count: Set(remote).count, example: first)), at: location))
    }
    if let first = undescribed.first {
      plan.report.diagnostics.append(
        Diagnostic(.transfer(.undescribed(count: undescribed.count, example: first)), at: location))
    }
  }
}
