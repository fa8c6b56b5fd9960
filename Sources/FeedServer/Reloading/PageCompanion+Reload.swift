extension PageCompanion {
  /// The script that keeps a page of a version of the site up to date.
  package static func reloading(version: Int) -> PageCompanion {
    PageCompanion(
      markup: "<script src=\"\(ReloadAddresses.script)\" data-version=\"\(version)\" data-feedsite defer></script>")
  }
}
