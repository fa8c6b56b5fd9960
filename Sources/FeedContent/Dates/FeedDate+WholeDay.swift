import FeedModel

extension FeedDate {
  /// The day alone.
  var withoutTime: FeedDate { hasTime ? FeedDate(day: day, utcOffset: utcOffset) : self }
}
