import FeedModel

/// Makes the view object of one kind from the fields of an entry.
protocol KindDecoder: Sendable {
  /// The view object; nil where something is wrong, which the fields' reader knows.
  func decode(_ fields: EntryFields, entry: Entry) -> (any FeedViewObject)?
}
