package import FeedModel
package import FeedTheme

extension MemoriesFeedViewObject: TemplateKind {
  package static let fields = KindContext<Self>.fields(
    "memories",
    .text("day", "The day in words, without a year.") { $0.wording.dates.monthDay($0.object.day) },
    .list("memories", "The remembered entries.") { context in
      let year = context.object.entry.date?.day.year
      return context.object.memories.map {
        MemoryContext(reference: ReferenceContext(reference: $0, environment: context.environment), present: year)
      }
    },
    .text("sentence", "What the card is about.") { $0.wording.sentence($0.object) })
}

/// One remembered entry as templates see it.
struct MemoryContext: TemplateContext {
  let reference: ReferenceContext
  /// The year of the memories.
  let present: Int?

  private var past: Int? { reference.reference.date?.day.year }

  private var yearsAgo: String? {
    guard let present, let past, present > past else { return nil }
    return reference.environment.wording.text(.yearsAgo, count: present - past)
  }

  static let fields = ReferenceContext.fields.within(
    { (context: Self) in context.reference }, as: "a remembered entry",
    adding: .text("year", "The year in digits.") { $0.past.map { String($0) } },
    .text("yearsAgo", "How long ago it was, in words.") { $0.yearsAgo })
}
