import FeedDiagnostics
import FeedModel
import FeedYAML

/// Reads the places that `site.yml` names for deployments.
struct DeploymentTargetDecoder {
  /// The keys that say where a target is.
  private static let ways = ["folder", "rsync", "git", "rclone"]

  func decode(_ reader: FieldReader) -> [DeploymentTarget] {
    guard let targets = reader.mapping("deploy", wanted: "names of targets with their settings") else { return [] }
    return targets.fields.compactMap { target in
      guard !target.key.hasPrefix("-"), !target.key.isEmpty else {
        reader.reportInvalid("deploy", target.key, expected: "a name such as \"live\"", at: target.location)
        return nil
      }
      guard let fields = reader.mapping(in: target, wanted: "keys such as \"rsync\" or \"folder\"") else { return nil }
      let destination = reader.nested(fields, as: target.key) { self.destination(of: target, $0) }
      return destination.map { DeploymentTarget(name: target.key, destination: $0, location: target.location) }
    }
  }

  private func destination(
    of target: LocatedFields.Field, _ reader: FieldReader
  ) -> DeploymentTarget.Destination? {
    let stated = Self.ways.filter { reader.field([$0]) != nil }
    guard let way = stated.first, let field = reader.field([way]) else {
      reader.report(.site(.noDestination(target: target.key, ways: Self.ways)), at: target.location)
      return nil
    }
    if stated.count > 1 {
      reader.report(
        .field(.conflict(key: stated[1], other: way)), at: reader.fields[stated[1]]?.location ?? target.location)
      return nil
    }
    let branch = way == "git" ? branch(reader) : nil
    guard let text = place(field, reader) else { return nil }
    switch way {
    case "folder": return .folder(text)
    case "rsync": return .rsync(text)
    case "rclone": return .rclone(text)
    default: return branch.map { .git(repository: text, branch: $0) }
    }
  }

  /// The text of a place, if no program can misread it as an option.
  private func place(_ field: LocatedFields.Field, _ reader: FieldReader) -> String? {
    guard let text = reader.text(of: field) else { return nil }
    guard !DeploymentSecret.isIn(text) else {
      reader.report(.site(.secret(key: field.key)), at: field.value.location)
      return nil
    }
    let isPlain = !text.hasPrefix("-") && !text.unicodeScalars.contains { $0.properties.generalCategory == .control }
    if isPlain, fits(text, field.name) { return text }
    reader.reportInvalid(field, text, expected: expected(field.name, isLocal: !text.contains(":")))
    return nil
  }

  private func fits(_ text: String, _ way: String) -> Bool {
    // The colons of an address of IPv6 stand in brackets.
    let start = way == "rsync" && text.hasPrefix("[") ? text.firstIndex(of: "]") ?? text.startIndex : text.startIndex
    guard let colon = text[start...].firstIndex(of: ":") else {
      return way == "folder" || way == "git" && text.contains("/")
    }
    let (before, after) = (text[..<colon], text[text.index(after: colon)...])
    switch way {
    case "rsync":
      // Two colons, or an address, would be the protocol of a daemon, which encrypts nothing.
      let isHost = before.hasPrefix("[") || !before.contains("/")
      return isHost && Self.isHost(before) && !after.isEmpty && !after.hasPrefix(":") && !after.hasPrefix("//")
    case "git":
      guard after.hasPrefix("//") else { return Self.isHost(before) && !after.isEmpty && !after.hasPrefix(":") }
      let scheme = before.lowercased()
      let host = after.dropFirst(2).prefix { $0 != "/" }
      return ["https", "http", "ssh", "git", "git+ssh"].contains(scheme) && Self.isHost(host) || scheme == "file"
    default:
      return way == "folder" || Self.isRemote(before)
    }
  }

  /// Whether it is the name of a remote of rclone ("Valid remote names"): with a comma or without a name, settings could
  /// follow, such as one that runs a program.
  private static func isRemote(_ text: Substring) -> Bool {
    !text.isEmpty && text.first != " " && text.last != " "
      && text.allSatisfy { $0.isLetter || $0.isNumber || "_-.+@ ".contains($0) }
  }

  /// Whether a host, perhaps with a user name before it, cannot be misread: programs take an argument that begins with
  /// a hyphen for an option, such as one that runs another program.
  private static func isHost(_ text: Substring) -> Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    // Around an address of IPv6 stand brackets, which a program takes away.
    return parts.allSatisfy { part in
      let name = part.drop { $0 == "[" }
      return !name.isEmpty && !name.hasPrefix("-")
    }
  }

  private func expected(_ way: String, isLocal: Bool) -> String {
    switch way {
    case "folder": "the path of a folder such as /srv/www/band"
    case "rsync" where isLocal:
      "a host and a folder such as ann@example.org:/srv/www/band, or \"folder\" for a folder of this machine"
    case "rsync": "a host and a folder such as ann@example.org:/srv/www/band, and the rest into ~/.ssh/config"
    case "git": "the address of a repository such as git@codeberg.org:ann/band.git"
    default: "a remote of rclone's configuration and a folder such as bucket:band"
    }
  }

  /// The name of a branch, after the rules of git-check-ref-format.
  private func branch(_ reader: FieldReader) -> String? {
    guard let name = reader.requiredText("branch"), let field = reader.field(["branch"]) else { return nil }
    let isAllowed = name.unicodeScalars.allSatisfy { scalar in
      scalar.value > 0x20 && scalar.value != 0x7F && !" ~^:?*[\\".unicodeScalars.contains(scalar)
    }
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    let areParts = parts.allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") && !$0.hasSuffix(".lock") }
    if isAllowed, areParts, !name.hasPrefix("-"), !name.hasSuffix("."), !name.contains(".."), !name.contains("@{"),
      name != "@", !name.hasPrefix("refs/")
    {
      return name
    }
    reader.reportInvalid(field, name, expected: "the name of a branch such as gh-pages")
    return nil
  }
}

/// Finds passwords and tokens that were written where everybody can read them.
enum DeploymentSecret {
  /// The settings of remotes and the parts of queries that are secrets, or the ends of their names.
  private static let settings = ["pass", "password", "token", "secret", "key"]

  /// What the tokens of those who keep repositories begin with.
  private static let tokens = ["ghp_", "gho_", "ghs_", "ghu_", "github_pat_", "glpat-"]

  /// How many letters and digits make a user name look like a token, which some hosts accept in its place.
  private static let tokenLength = 20

  /// Whether the name of a user is as mixed of letters and digits as tokens are, and no name such as `ann-2024`.
  private static func isToken(_ user: Substring) -> Bool {
    user.count >= tokenLength && user.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      && user.split { !$0.isNumber }.count > 1
  }

  /// Whether the text of a place seems to hold a secret.
  static func isIn(_ text: String) -> Bool {
    let lowercased = text.lowercased()
    if tokens.contains(where: lowercased.contains) { return true }
    // https://ann:password@example.org/
    for separator in lowercased.ranges(of: "://") {
      let authority = lowercased[separator.upperBound...].prefix { !"/?#".contains($0) }
      guard let end = authority.lastIndex(of: "@") else { continue }
      let user = authority[..<end]
      if user.contains(":") || lowercased.hasPrefix("http") && isToken(user) { return true }
    }
    // :webdav,url=...,pass=...:path and https://example.org/a.git?private_token=...
    return lowercased.split { ",?&".contains($0) }.dropFirst().contains { setting in
      guard let equals = setting.firstIndex(of: "=") else { return false }
      return settings.contains { setting[..<equals].hasSuffix($0) }
    }
  }
}
