/// Keys that other generators and their themes use, which are no slips of ours.
enum ForeignKeys {
  /// The keys as they are compared.
  static let all = Set(
    String(decoding: PackageResources.ForeignKeys_txt, as: UTF8.self).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.flatMap { $0.split(separator: " ").map(String.init) })
}
