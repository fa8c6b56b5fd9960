/// Words of an entry by which it is found, and what they are of it.
package struct SearchField: Hashable, Sendable {
  /// How much it says of an entry that words stand there: the more, the higher.
  package enum Rank: UInt32, Comparable, Sendable {
    /// What the entry says.
    case words
    /// What stands below its pictures, or describes something that it shows.
    case caption
    /// Who and what is in it: people, tags, tracks, places.
    case name
    /// What it is called.
    case title

    package static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// The words as they are written.
  package let text: String
  /// What they are of the entry.
  package let rank: Rank
}
