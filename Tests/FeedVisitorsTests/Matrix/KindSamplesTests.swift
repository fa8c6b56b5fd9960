import FeedModel
import Testing

@Suite struct KindSamplesTests {
  @Test func `Every kind has exactly one sample`() {
    let kinds = KindSamples.plain.all.map { $0.accept(KindNameVisitor()) }
    #expect(kinds.count == Set(kinds).count)
    #expect(Set(kinds) == KindTable<String>.rows)
  }

  @Test func `Samples carry the kind that their visit is named after`() {
    for sample in KindSamples.plain.all where sample.accept(KindNameVisitor()) != "custom" {
      #expect(sample.entry.kind.name == sample.accept(KindNameVisitor()))
    }
  }
}
