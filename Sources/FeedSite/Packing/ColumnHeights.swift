/// A row for each column of a wall; columns that a wall does not have stay 0.
typealias ColumnHeights = SIMD8<Int>
