/// The version of feedsite.
enum Version {
  /// The version as Semantic Versioning 2.0.0 writes it.
  static let number = "0.1.0"

  /// What `--version` prints and what pages and feeds name as their generator.
  static let text = "feedsite \(number)"
}
