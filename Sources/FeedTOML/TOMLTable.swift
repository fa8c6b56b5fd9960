import FeedDiagnostics
import FeedYAML

/// A table while it is read.
final class TOMLTable {
  /// What made the table, which decides who may add to it.
  enum Origin {
    /// A header `[a.b]` made `a`, which may still get a header of its own.
    case path
    /// A header of its own.
    case header
    /// A key `a.b = 1` made `a`.
    case dottedKey
  }

  /// What stands under a key.
  enum Content {
    /// A value, which is complete: text, an array, an inline table.
    case value(LocatedValue)
    case table(TOMLTable)
    /// The tables of headers `[[a]]`.
    case tables(TOMLTableList)
  }

  private struct Field {
    let key: TOMLKey
    let name: String
    var content: Content
  }

  var origin: Origin
  let location: SourceLocation
  /// How many tables and arrays hold it.
  let depth: Int
  private var fields: [Field] = []
  /// The numbers of fields by their names.
  private var numbers: [String: Int] = [:]
  private var repetitions: [LocatedFields.Repetition] = []

  init(_ origin: Origin, at location: SourceLocation, depth: Int) {
    self.origin = origin
    self.location = location
    self.depth = depth
  }

  /// What stands under a name, and the key that it was first written with.
  func field(named name: String) -> (key: TOMLKey, content: Content)? {
    numbers[name].map { (fields[$0].key, fields[$0].content) }
  }

  /// Puts something under a name that has nothing yet.
  func add(_ content: Content, under key: TOMLKey, named name: String) {
    numbers[name] = fields.count
    fields.append(Field(key: key, name: name, content: content))
  }

  /// Puts a value in the place of one whose key is written differently and compared as the same.
  func replace(_ content: Content, under key: TOMLKey, named name: String) {
    guard let number = numbers[name] else { return }
    repetitions.append(
      LocatedFields.Repetition(key: key.text, first: fields[number].key.location, last: key.location))
    fields[number].content = content
  }

  /// The table as a value.
  func located() -> LocatedFields {
    LocatedFields(
      fields: fields.map { field in
        LocatedFields.Field(
          key: field.key.text, name: field.name, location: field.key.location, value: Self.value(field))
      }, location: location, repetitions: repetitions)
  }

  private static func value(_ field: Field) -> LocatedValue {
    switch field.content {
    case .value(let value): value
    case .table(let table): LocatedValue(shape: .fields(table.located()), location: table.location)
    case .tables(let list):
      LocatedValue(
        shape: .list(list.tables.map { LocatedValue(shape: .fields($0.located()), location: $0.location) }),
        location: field.key.location)
    }
  }
}

/// The tables of headers `[[a]]` while they are read.
final class TOMLTableList {
  var tables: [TOMLTable]

  init(_ first: TOMLTable) { tables = [first] }
}

/// One part of a key, without quotes, and where it begins.
struct TOMLKey {
  let text: String
  let location: SourceLocation
}
