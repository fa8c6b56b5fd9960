extension IconFile {
  /// What the manifest says of the icon's use; nil where it does not name the icon.
  var manifestPurpose: String? {
    switch purpose {
    case .tab, .appleHomeScreen: nil
    case .program, .everything: "any"
    case .maskable: "maskable"
    }
  }

  /// The size as manifests and links have it.
  var sizes: String { side.map { "\($0)x\($0)" } ?? "any" }
}
