/// A thing with its properties in the vocabulary of schema.org.
///
/// What is unknown is never set, so that nothing is stated of which nobody knows.
package struct SchemaThing: Sendable {
  /// A property with its value.
  package struct Property: Sendable {
    /// Its name, for example `datePublished`.
    package let name: StaticString
    /// Its value.
    package let value: SchemaValue
  }

  /// The type, for example `MusicRecording`.
  package let type: StaticString
  /// The properties in the order in which they were set.
  package private(set) var properties: [Property] = []

  /// Creates a thing of which only the type is known.
  package init(_ type: StaticString) {
    self.type = type
  }

  /// Sets a text; nothing where it is missing or blank.
  package mutating func set(_ name: StaticString, _ text: String?) {
    if let text = text?.nonEmpty { properties.append(Property(name: name, value: .text(text))) }
  }

  /// Sets several texts; nothing where there are none.
  package mutating func set(_ name: StaticString, _ texts: [String]) {
    if !texts.isEmpty { properties.append(Property(name: name, value: .texts(texts))) }
  }

  /// Sets a whole number.
  package mutating func set(_ name: StaticString, _ number: Int?) {
    if let number { properties.append(Property(name: name, value: .integer(number))) }
  }

  /// Sets a number.
  package mutating func set(_ name: StaticString, _ number: Double) {
    properties.append(Property(name: name, value: .decimal(number)))
  }

  /// Sets another thing.
  package mutating func set(_ name: StaticString, _ thing: SchemaThing?) {
    if let thing { properties.append(Property(name: name, value: .thing(thing))) }
  }

  /// Sets several things: one stands alone, none are left out.
  package mutating func set(_ name: StaticString, _ things: [SchemaThing]) {
    switch things.count {
    case 0: break
    case 1: set(name, things[0])
    default: properties.append(Property(name: name, value: .things(things)))
    }
  }

  /// Takes over properties of another thing, each of which this one must not have yet.
  mutating func add(_ properties: [Property]) { self.properties += properties }

  /// Sets a list, which stays one with a single item.
  package mutating func set(_ name: StaticString, listing things: [SchemaThing]) {
    if !things.isEmpty { properties.append(Property(name: name, value: .things(things))) }
  }
}

/// The value of a property of schema.org.
package enum SchemaValue: Sendable {
  /// Text, an address, a date or a duration.
  case text(String)
  /// Several of these.
  case texts([String])
  /// A whole number.
  case integer(Int)
  /// A number.
  case decimal(Double)
  /// Another thing.
  case thing(SchemaThing)
  /// Several things.
  case things([SchemaThing])
}
