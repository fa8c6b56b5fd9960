/// A piece of an HTML document.
enum HTMLToken: Equatable {
  case start(name: String, attributes: [Attribute])
  case end(name: String)
  case text(String)

  struct Attribute: Equatable {
    let name: String
    var value: String
  }
}
