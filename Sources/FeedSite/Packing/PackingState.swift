/// What placing the next card depends on: the cards placed so far, in constant space.
///
/// Rows grow downwards. What order of cards is allowed needs two numbers only. A card of height h may begin above an
/// earlier one by h and by the earlier one's height at most, so its top is at least
/// max(latest top − h, greatest of all (top − height)).
struct PackingState: Equatable {
  /// The row that the free room below the cards begins in, of each column.
  private(set) var bottoms = ColumnHeights()
  /// What it is judged by.
  private(set) var fill = PackingFill()
  /// Where the gap begins that ends at the latest top, of each column; out of reach where there is none. The order
  /// allows no card in any other gap.
  private var openings = Self.noOpenings
  /// The greatest row that a card begins in.
  private var latestTop = 0
  /// The greatest row that lies a card's own height above it.
  private var earliestTop = 0

  private static var noOpenings: ColumnHeights { ColumnHeights(repeating: .max) }

  /// Calls `body` with each place where a card may go by the order of reading: one for each of its possible columns
  /// below all cards, and those gaps that hold it.
  ///
  /// Of columns beside each other that would leave the same gap it is the first that counts.
  ///
  /// - Parameter next: How high the next card is, for which a wide card may make room above itself; 0 where it makes none.
  func forEachPlace(span: Int, height: Int, columns: Int, next: Int = 0, _ body: (PackingPlace) -> Void) {
    let first = max(earliestTop, latestTop - height)
    var previousTop = -1
    var previousRoom = -1
    for column in 0...columns - span {
      var top = first
      var room = 0
      var opening = 0
      for index in column..<column + span {
        top = max(top, Int(bottoms[index]))
        room += Int(bottoms[index])
        opening = max(opening, Int(openings[index]))
      }
      if top != previousTop || room != previousRoom {
        body(PackingPlace(column: column, top: top, room: room, isInGap: false))
      }
      if next > 0, span > 1 {
        for index in column..<column + span {
          let gap = top - Int(bottoms[index])
          if gap < next, next < 2 * gap {
            body(PackingPlace(column: column, top: top + next - gap, room: room, isInGap: false))
          }
        }
      }
      previousTop = top
      previousRoom = room
      if opening <= latestTop - height, earliestTop <= latestTop - height {
        body(PackingPlace(column: column, top: latestTop - height, room: room, isInGap: true))
      }
    }
  }

  /// The state with one more card.
  func placing(_ place: PackingPlace, span: Int, height: Int, filling fill: PackingFill) -> PackingState {
    var next = self
    next.fill = fill
    if place.top > latestTop { next.openings = Self.noOpenings }
    next.latestTop = max(latestTop, place.top)
    next.earliestTop = max(earliestTop, place.top - height)
    let taken = ColumnHeights.bits(ofColumnsFrom: place.column, count: span)
    next.openings = next.openings.replacing(taken, with: Self.noOpenings)
    guard !place.isInGap else { return next }
    if place.top == next.latestTop {
      next.openings = next.openings.replacing(taken & bottoms.bits(below: place.top), with: bottoms)
    }
    next.bottoms = bottoms.replacing(taken, with: ColumnHeights(repeating: Int32(clamping: place.top + height)))
    return next
  }

  /// The row below the shortest column.
  func shortest(of columns: Int) -> Int { Int((0..<columns).reduce(.max) { min($0, bottoms[$1]) }) }

  /// A number that is the same where the same cards can follow at the same places.
  ///
  /// - Parameter isOrdered: Whether it matters which columns are beside each other: only to wide cards it does.
  func outlook(isOrdered: Bool) -> Int {
    var mixed = (bottoms &* 0x4F6C_DD1D) ^ (openings &* 0x1B87_3593)
    mixed ^= mixed &>> 15
    mixed &*= isOrdered ? Self.factors : Self.factor
    mixed ^= mixed &>> 13
    return Int(mixed.wrappedSum()) &+ latestTop &* 0x27D4_EB2F_1656_67C5 &+ earliestTop &* 0x1656_67B1_9E37_79F9
  }

  private static var factor: ColumnHeights { ColumnHeights(repeating: 0x1E35_A7BD) }
  private static var factors: ColumnHeights { factor &* ColumnHeights(1, 3, 5, 7, 9, 11, 13, 15) }
}

/// What a way to have placed cards is judged by: known of a way before it is followed, which most are not.
struct PackingFill: Equatable {
  /// The area of the gaps above cards.
  private(set) var gaps = 0
  /// The row below the longest column.
  private(set) var longest = 0
  /// The area of all columns down to their own ends.
  private var filled = 0

  /// The fill with one more card.
  func placing(_ place: PackingPlace, span: Int, height: Int) -> PackingFill {
    var next = self
    if place.isInGap {
      next.gaps -= height * span
    } else {
      next.gaps += place.top * span - place.room
      next.longest = max(longest, place.top + height)
      next.filled += (place.top + height) * span - place.room
    }
    return next
  }

  /// The area of the wall down to the end of the longest column.
  func extent(columns: Int) -> Int { longest * columns }

  /// The room between the ends of the columns and that of the longest one.
  func unevenness(columns: Int) -> Int { extent(columns: columns) - filled }
}

/// A row for each column of a wall; columns that a wall does not have stay 0.
typealias ColumnHeights = SIMD8<Int32>

/// All columns are changed at once, since a column by its number is slow to reach in a vector.
extension SIMD8<Int32> {
  /// All bits of some columns beside each other, and none of the others.
  fileprivate static func bits(ofColumnsFrom first: Int, count: Int) -> Self {
    let fromFirst = Self(0, 1, 2, 3, 4, 5, 6, 7) &- Self(repeating: Int32(first))
    let toLast = Self(repeating: Int32(count - 1)) &- fromFirst
    // One of the two is below 0 for any other column, and its sign is that of both together.
    let others = (fromFirst | toLast) &>> 31
    return ~others
  }

  /// All bits of the columns that end above a row, and none of the others.
  fileprivate func bits(below row: Int) -> Self { (self &- Self(repeating: Int32(clamping: row))) &>> 31 }

  /// The rows of these columns, except some that have those of others.
  fileprivate func replacing(_ bits: Self, with others: Self) -> Self { self & ~bits | others & bits }
}

/// A place that a card could take on a wall that is being packed.
struct PackingPlace: Hashable {
  let column: Int
  /// The row that the card would begin in.
  let top: Int
  /// The area of its columns down to their own ends.
  let room: Int
  /// Whether it lies in a gap above a card that is there.
  let isInGap: Bool
}
