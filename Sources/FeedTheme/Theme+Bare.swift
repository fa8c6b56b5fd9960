extension Theme {
  /// A theme without templates, strings and files: enough to find out which routes a site has when its own theme is
  /// missing, so that one run reports everything.
  package static func bare(named name: String) -> Theme {
    Theme(name: name, settings: ThemeSettings(), metrics: nil, assets: [], strings: StringCatalog([]))
  }
}
