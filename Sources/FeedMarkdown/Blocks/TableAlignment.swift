/// How the cells of a table's column are aligned (GFM 0.29, section 4.10).
enum TableAlignment: String, Hashable {
  case left, center, right
}
