import FeedModel

extension MemoriesContext {
  /// Memories of a day.
  init(_ memories: MemoriesFeedViewObject, entry: EntryContext, in environment: HTMLEnvironment) {
    let year = memories.entry.date?.day.year
    self.init(
      entry: entry,
      day: environment.wording.day(of: memories),
      memories: memories.memories.map { MemoryContext($0, seenFrom: year, in: environment) },
      sentence: environment.wording.sentence(memories))
  }
}
