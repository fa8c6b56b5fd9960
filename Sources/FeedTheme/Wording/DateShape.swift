/// How much of a date is worded, and how.
enum DateShape: Hashable {
  /// `9 April 2025`
  case long
  /// `9 Apr 2025`
  case medium
  /// `9 April`
  case monthDay
  /// `April 2025`
  case monthYear
  /// `Apr`
  case shortMonth
  /// `20:00`
  case time
  /// `Wed, 9 Apr 2025`, and the time where there is one
  case full
}
