import Comparison
import Corpus
import Foundation

/// Prints how many times longer feedsite takes from Markdown to HTML than libcmark alone does for the same texts.
///
/// The two run alternately, so that whatever else the machine does meets both; the median of the rounds' ratios counts.
/// A set's name as the argument measures that set only; `--check` makes the exit status say whether the bars are held.

let arguments = CommandLine.arguments.dropFirst()
let names = arguments.filter { !$0.hasPrefix("-") }
let corpus = try Corpus(count: 10_000)
let sets = [
  (name: "plain", bodies: corpus.plain, bar: 2.0),
  (name: "rich", bodies: corpus.rich, bar: 3.0),
]

func median(_ values: [Double]) -> Double {
  values.sorted()[values.count / 2]
}

func formatted(_ value: Double, _ format: String) -> String {
  String(format: format, value)
}

var isHeld = true
print("libcmark \(Cmark.version)")
print("set     bodies  bytes     cmark      feedsite   ratio of CPU time  ratio of wall time  bar")
for set in sets where names.isEmpty || names.contains(set.name) {
  // The first round warms up and does not count.
  let rounds = (0...11).map { Round(set.bodies, startingWithCmark: $0.isMultiple(of: 2)) }.dropFirst()
  let ratio = median(rounds.map { $0.feedsite.processor / $0.cmark.processor })
  isHeld = isHeld && ratio <= set.bar
  print(
    set.name.padding(toLength: 7, withPad: " ", startingAt: 0),
    formatted(Double(set.bodies.count), "%6.0f"),
    formatted(Double(set.bodies.reduce(0) { $0 + $1.utf8.count }), "%9.0f"),
    formatted(median(rounds.map(\.cmark.processor)) * 1000, "%6.0f ms "),
    formatted(median(rounds.map(\.feedsite.processor)) * 1000, " %6.0f ms "),
    formatted(ratio, "%13.2f     "),
    formatted(median(rounds.map { $0.feedsite.elapsed / $0.cmark.elapsed }), "%13.2f       "),
    formatted(set.bar, " %.1f"))
}
exit(arguments.contains("--check") && !isHeld ? 1 : 0)
