/// What the heading stands for that a table's cell was turned into, for cmark to read the text in it.
struct TableCell {
  /// Whether the cell belongs to the first row.
  let isHeader: Bool
  /// The alignments of all columns of the table, which all its cells share.
  let alignments: [TableAlignment?]
  /// The column, counted from zero.
  let column: Int
  /// Whether it is the first row below the header.
  let isInFirstRowOfBody: Bool
  /// Whether no other cell follows in the table.
  var endsTable = false
  /// Whether no other cell follows in the row; columns that are left are empty.
  var endsRow = false
  /// The indices of the table's attribute lists.
  var attributes: [Int] = []
}
