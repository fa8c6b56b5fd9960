import FeedModel

/// Guesses the day that a text means which is no date, for suggestions only: `14-09-2025`, `April 9th, 2025`.
enum DateSuggestion {
  private static let months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]

  /// The readings that the calendar has: two where each number could be the month, but for one with dots between them,
  /// where the day goes first, or with the year in front.
  static func days(in text: String) -> [CalendarDay] {
    let parts = text.split { !($0.isLetter || $0.isASCII && $0.isNumber) }.map { $0.lowercased() }
    let month = parts.lazy.compactMap(month(named:)).first
    let numbers = parts.filter { $0.first?.isNumber == true }
    if let month { return [day(inMonth: month, numbers)].compactMap(\.self) }
    guard numbers.count >= 3, case let values = numbers.prefix(3).compactMap(Int.init), values.count == 3 else {
      return []
    }
    let monthFirst = (values[2], values[0], values[1])
    let dayFirst = (values[2], values[1], values[0])
    let orders =
      numbers[0].count == 4
      ? [(values[0], values[1], values[2]), (values[0], values[2], values[1])]
      : text.contains(".") ? [dayFirst, monthFirst] : [monthFirst, dayFirst]
    let days = orders.compactMap { CalendarDay(year: year($0.0), month: $0.1, day: $0.2) }
    let isEither = numbers[0].count < 4 && !text.contains(".") && days.first != days.last
    return Array(days.prefix(isEither ? 2 : 1))
  }

  /// `9 April 2025` and `April 9th, 2025`: the year is the number with four digits.
  private static func day(inMonth month: Int, _ numbers: [String]) -> CalendarDay? {
    let year = numbers.first { $0.count == 4 }.flatMap { Int($0) }
    let day = numbers.lazy.compactMap { Int($0.prefix { $0.isNumber }) }.first { $0 <= 31 }
    guard let year, let day else { return nil }
    return CalendarDay(year: year, month: month, day: day)
  }

  private static func month(named word: String) -> Int? {
    word.first?.isLetter == true ? months.firstIndex(of: String(word.prefix(3))).map { $0 + 1 } : nil
  }

  private static func year(_ number: Int) -> Int { number < 100 ? number + 2000 : number }
}
