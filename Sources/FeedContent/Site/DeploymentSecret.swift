/// Finds passwords and tokens that were written where everybody can read them.
enum DeploymentSecret {
  /// The settings of remotes that are secrets, or the ends of their names.
  private static let settings = ["pass", "password", "token", "secret", "key"]

  /// What the tokens of those who keep repositories begin with.
  private static let tokens = ["ghp_", "gho_", "ghs_", "github_pat_", "glpat-"]

  /// Whether the text of a place seems to hold a secret.
  static func isIn(_ text: String) -> Bool {
    let lowercased = text.lowercased()
    if tokens.contains(where: lowercased.contains) { return true }
    // https://ann:password@example.org/
    for separator in lowercased.ranges(of: "://") {
      let authority = lowercased[separator.upperBound...].prefix { !"/?#".contains($0) }
      if let end = authority.lastIndex(of: "@"), authority[..<end].contains(":") { return true }
    }
    // :webdav,url=...,pass=...:path
    return lowercased.split(separator: ",").dropFirst().contains { setting in
      guard let equals = setting.firstIndex(of: "=") else { return false }
      let name = setting[..<equals]
      return settings.contains { name == $0 || name.hasSuffix("_" + $0) }
    }
  }
}
