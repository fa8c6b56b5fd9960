import FeedContent
import FeedDiagnostics
import FeedModel
let start = ContinuousClock.now
let content = await ContentLoader(folder: CommandLine.arguments[1], context: BuildContext(now: 1_795_000_000)).load()
for d in content.diagnostics { print(DiagnosticFormatter().text(for: d)) }
print(content.feed.entries.count, content.feed.people.count, content.feed.pages.count, content.files.count, content.skipped, content.localLinks.count, content.memories?.memories.count ?? 0)
print(ContinuousClock.now - start)
