/// What a database of feedsite consists of.
package enum DatabaseSchema {
  /// Raised whenever a table, a column or what stands in one changes; a database of an earlier version is made anew.
  package static let version = 2

  /// What `PRAGMA application_id` says of databases that feedsite wrote: `fdst` in ASCII.
  static let applicationID = 0x6664_7374

  /// The tables, each before those that refer to it, as the documentation shows them.
  package static let tables = String(decoding: PackageResources.Schema_sql, as: UTF8.self)

  /// The names of the tables, each behind those that refer to it.
  static let names = ["search", "fields", "tracks", "places", "links", "media", "tags", "people", "entries", "site"]
}
