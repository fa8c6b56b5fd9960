import FeedModel
import Testing

@Suite struct KindSamplesTests {
  @Test func everyKindHasExactlyOneSample() {
    let kinds = KindSamples.plain.all.map { $0.accept(KindNameVisitor()) }
    #expect(kinds.count == Set(kinds).count)
    #expect(Set(kinds) == KindTable<String>.rows)
  }

  @Test func samplesCarryTheKindThatTheirVisitIsNamedAfter() {
    for sample in KindSamples.plain.all where sample.accept(KindNameVisitor()) != "custom" {
      #expect(sample.entry.kind.name == sample.accept(KindNameVisitor()))
    }
  }
}
