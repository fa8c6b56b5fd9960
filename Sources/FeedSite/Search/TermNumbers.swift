/// Numbers terms from 0 by their names: a table with open addressing, since names are spread already.
///
/// A name is a digest of the term by FNV-1a with 64 bits (draft-eastlake-fnv), and stands for it: of a million terms two
/// would have the same one with a probability of 1 to 37 million.
struct TermNumbers {
  /// The names by their numbers.
  private(set) var names: [UInt64] = []
  /// Where the number of a name is, and one more; 0 where there is none.
  private var slots = [Int32](repeating: 0, count: 1 << 12)

  /// The name of a term in UTF-8.
  static func name(of term: [UInt8]) -> UInt64 {
    term.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  /// How many there are.
  var count: Int { names.count }

  /// The number of a name; the next one where it is new.
  mutating func number(of name: UInt64) -> Int32 {
    if names.count * 2 > slots.count { grow() }
    let slot = slot(of: name)
    if slots[slot] == 0 {
      names.append(name)
      slots[slot] = Int32(names.count)
    }
    return slots[slot] - 1
  }

  private func slot(of name: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: name) & (slots.count - 1)
    while slots[slot] != 0, names[Int(slots[slot]) - 1] != name { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    for (number, name) in names.enumerated() { slots[slot(of: name)] = Int32(number + 1) }
  }
}
