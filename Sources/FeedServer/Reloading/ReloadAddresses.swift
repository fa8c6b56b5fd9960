/// The addresses of the preview itself, which no site has.
enum ReloadAddresses {
  /// The first name of all of them.
  static let folder = "__feedsite"
  /// The script that pages carry; it knows where to listen.
  static let script = "/\(folder)/reload.js"
}
