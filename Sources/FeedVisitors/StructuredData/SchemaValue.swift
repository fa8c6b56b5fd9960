/// The value of a property of schema.org.
package indirect enum SchemaValue: Sendable {
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
