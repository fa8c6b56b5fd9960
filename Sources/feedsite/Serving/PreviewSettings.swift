import FeedModel

/// How the site of a content folder is followed.
struct PreviewSettings: Sendable {
  /// The content folder.
  let contentFolder: String
  /// What a build would take from the outside.
  let context: BuildContext
  /// Whether the system's clock counts instead of the context's.
  let followsClock: Bool
  /// Whether open pages are kept up to date.
  let reloads: Bool
  /// Whether changes are looked for instead of being told by the system.
  let polls: Bool

  /// The context at this moment.
  ///
  /// - Parameter origin: Where the site is served; nil where it is to have its own address.
  func context(origin: String?) -> BuildContext {
    var context = context
    if followsClock { context.now = ClockArgument.now.seconds }
    context.origin = origin
    return context
  }
}
