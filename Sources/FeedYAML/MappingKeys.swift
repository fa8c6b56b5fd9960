import FeedDiagnostics

/// The fields of a mapping while it is read.
struct MappingKeys {
  private(set) var fields: [LocatedFields.Field] = []
  /// The numbers of fields by their names, once there are so many that looking through them all takes longer.
  private var numbers: [String: Int] = [:]
  private var duplicates: [String: YAMLError.DuplicateKey] = [:]

  private static let few = 16

  /// The field of a name.
  func field(named name: String) -> LocatedFields.Field? {
    // By number, since going through the fields themselves would copy each of them.
    let number = fields.count > Self.few ? numbers[name] : fields.indices.first { fields[$0].name == name }
    return number.map { fields[$0] }
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
