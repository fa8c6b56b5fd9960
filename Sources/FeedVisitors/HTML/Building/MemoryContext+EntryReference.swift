import FeedModel

extension MemoryContext {
  /// A remembered entry, seen from the year of the memories.
  init(_ reference: EntryReference, seenFrom year: Int?, in environment: HTMLEnvironment) {
    let past = reference.date?.day.year
    let years = if let year, let past { year - past } else { 0 }
    self.init(
      reference: ReferenceContext(reference, in: environment),
      year: past.map { String($0) } ?? "",
      yearsAgo: years > 0 ? environment.wording.text(.yearsAgo, count: years) : nil)
  }
}
