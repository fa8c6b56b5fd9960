import FeedDiagnostics

/// The fields of a mapping while it is read.
struct MappingKeys {
  private(set) var fields: [LocatedFields.Field] = []
  /// The numbers of fields by their names, once there are so many that looking through them all takes longer.
  private var numbers: [String: Int] = [:]
  private var duplicates: [String: YAMLError.DuplicateKey] = [:]

  /// The keys of which a later value took the place of an earlier one.
  private(set) var repetitions: [LocatedFields.Repetition] = []

  private static let few = 16

  /// The field of a name.
  func field(named name: String) -> LocatedFields.Field? { number(of: name).map { fields[$0] } }

  private func number(of name: String) -> Int? {
    // By number, since going through the fields themselves would copy each of them.
    fields.count > Self.few ? numbers[name] : fields.indices.first { fields[$0].name == name }
  }

  /// Puts a field in the place of the one that has its name.
  mutating func replace(_ field: LocatedFields.Field) {
    guard let number = number(of: field.name) else { return }
    repetitions.append(
      LocatedFields.Repetition(key: field.key, first: fields[number].location, last: field.location))
    fields[number] = field
  }

  /// Adds a field with a name that no other one has.
  mutating func add(_ field: LocatedFields.Field) {
    fields.append(field)
    if fields.count > Self.few {
      for number in numbers.count..<fields.count { numbers[fields[number].name] = number }
    }
  }

  /// Notes that a key stands twice; the second place counts.
  mutating func note(_ duplicate: YAMLError.DuplicateKey) {
    if duplicates[duplicate.key] == nil { duplicates[duplicate.key] = duplicate }
  }

  /// What is wrong where keys stand twice.
  var error: YAMLError? {
    let sorted = duplicates.values.sorted { $0.key < $1.key }
    return sorted.first.map { YAMLError(problem: .duplicateKeys(sorted), location: $0.second) }
  }
}
