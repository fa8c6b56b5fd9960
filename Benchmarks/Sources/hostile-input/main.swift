import Foundation

/// Prints what families of hostile texts cost libcmark alone and feedsite with every extension: a megabyte of each.
///
/// Words among the arguments choose the families whose names hold one of them; `--size` and `--limit` set the bytes and
/// the seconds. The exit status says whether feedsite stays within a second and 100 MB of what libcmark takes.

var arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == "--measure" {
  Child.run(Array(arguments.dropFirst()))
  exit(0)
}

@MainActor
func option(_ name: String, otherwise: Int) -> Int {
  guard let index = arguments.firstIndex(of: name), index + 1 < arguments.count, let value = Int(arguments[index + 1])
  else { return otherwise }
  arguments.removeSubrange(index...(index + 1))
  return value
}

/// Writes a line at once, also where the output is a file.
func show(_ columns: String...) {
  FileHandle.standardOutput.write(Data((columns.joined(separator: " ") + "\n").utf8))
}

let size = option("--size", otherwise: 1_000_000)
let limit = option("--limit", otherwise: 30)
var isHeld = true
show("family                                         cmark           feedsite        more")
for family in Family.all where arguments.isEmpty || arguments.contains(where: { family.name.contains($0) }) {
  let name = family.name.padding(toLength: 44, withPad: " ", startingAt: 0)
  guard let cmark = try Child.measure("cmark", family, size: size, limit: limit) else {
    show(name, "     > \(limit) s")
    continue
  }
  let known = String(format: "%6.2f s %4d MB", cmark.seconds, cmark.megabytes)
  guard
    let feedsite = try Child.measure("feedsite", family, size: size, limit: limit + Int(cmark.seconds.rounded(.up)))
  else {
    show(name, known, "     > \(limit) s   TOO MUCH")
    isHeld = false
    continue
  }
  let more = (seconds: feedsite.seconds - cmark.seconds, memory: feedsite.megabytes - cmark.megabytes)
  let isTooMuch = more.seconds > 1 || more.memory > 100
  isHeld = isHeld && !isTooMuch
  show(
    name, known, String(format: "%6.2f s %4d MB", feedsite.seconds, feedsite.megabytes),
    String(format: "%6.2f s %4d MB", more.seconds, more.memory), isTooMuch ? "TOO MUCH" : "")
}
exit(isHeld ? 0 : 1)
