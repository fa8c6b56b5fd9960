import FeedContent
import FeedDiagnostics
import FeedImport
import FeedModel

/// Imports a source into memory, and looks at all that must be true of any import whatever.
///
/// Messages name places that the source has; the same source gives the same files; no file is written outside of the content
/// folder or where builds do not look, none is copied from outside of the source; and of a site of another system, feedsite
/// reads the content without an error.
struct ImportCheck {
  let source: ImportSource
  let files: [String: [UInt8]]
  let planned: @Sendable (ContentPlan) -> ContentPlan

  /// Says which rule the import breaks; nil where it breaks none.
  func problem() async -> String? {
    guard let format = try? ImportFormats.format(of: source, named: nil) else { return nil }
    switch await Self.result(of: source, format) {
    case .failure(let failure):
      if failure.diagnostics.isEmpty { return "\(format.name): nothing says why it failed" }
      return problem(with: failure.diagnostics)
    case .success(let (made, isForeign)):
      guard case .success(let again) = await Self.result(of: source, format), again.plan.files == made.files else {
        return "\(format.name): other files the second time"
      }
      let plan = planned(made)
      let found = problem(with: plan.report.diagnostics) ?? problem(withFilesOf: plan)
      if let found { return "\(format.name): \(found)" }
      return isForeign ? await Self.errors(in: plan).map { "\(format.name): \($0)" } : nil
    }
  }

  private static func result(
    of source: ImportSource, _ format: any ImportFormat
  ) async -> Result<(plan: ContentPlan, isForeign: Bool), ImportFailure> {
    do throws(ImportFailure) {
      switch try await format.contents(of: source) {
      case .plan(let plan): return .success((plan, false))
      case .site(let site):
        return .success((ContentPlanner(site: site, displayName: source.displayName, fetches: false).plan(), true))
      }
    } catch {
      return .failure(error)
    }
  }

  private func problem(with diagnostics: [Diagnostic]) -> String? {
    for (path, bytes) in files {
      let problem = TextPlaces(bytes).problem(with: diagnostics, in: source.location(of: path).file)
      if let problem { return problem }
    }
    return nil
  }

  private func problem(withFilesOf plan: ContentPlan) -> String? {
    var taken: Set<String> = []
    for file in plan.files {
      guard ContentFile.isPath(file.path) else { return "a file at \(file.path.debugDescription)" }
      if !taken.insert(Route.collisionKey(ofFile: file.path)).inserted { return "two files at \(file.path)" }
      guard case .copy(let origin) = file.contents else { continue }
      if !files.keys.contains(where: { source.file($0) == origin }) { return "a copy of \(origin.debugDescription)" }
    }
    return nil
  }

  /// What feedsite says of the content that was made.
  private static func errors(in plan: ContentPlan) async -> String? {
    var files: [String: [UInt8]] = [:]
    for file in plan.files { files[file.path] = file.contents.bytes ?? [] }
    let context = BuildContext(now: 1_780_000_000, includesDrafts: true, includesFuture: true)
    let loader = ContentLoader(
      files: .inMemory(files), displayName: "content", fallbackTitle: "A", context: context)
    let errors = await loader.load().diagnostics.filter { $0.severity == .error }
    return errors.first.map { error in
      let text = error.location.flatMap { files[String($0.file.dropFirst("content/".count))] } ?? []
      return DiagnosticFormatter().text(for: error) + "\n" + String(decoding: text, as: UTF8.self)
    }
  }
}
