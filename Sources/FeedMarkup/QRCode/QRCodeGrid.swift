/// Modules in rows and columns.
struct QRCodeGrid: Hashable, Sendable {
  /// How many modules stand side by side.
  let size: Int
  /// The modules row by row; true where one is dark.
  private(set) var modules: [Bool]

  /// Creates a grid whose modules are all light.
  init(size: Int) {
    self.size = size
    modules = Array(repeating: false, count: size * size)
  }

  /// The module in a column and row, both within the grid.
  subscript(column: Int, row: Int) -> Bool {
    get { modules[row * size + column] }
    set { modules[row * size + column] = newValue }
  }
}
