extension EntryContext {
  /// The same entry with what is particular to its kind.
  func adding(details: String?) -> EntryContext {
    var context = self
    context.details = details
    return context
  }
}
