// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A month of the Gregorian calendar.
public nonisolated struct CalendarMonth: Hashable, Sendable {
  /// The year.
  public let year: Int
  /// The month, from 1 to 12.
  public let month: Int

  /// Creates a month.
  ///
  /// A month out of range continues in an adjacent year: month 13 is January of the next year.
  ///
  /// - Parameters:
  ///   - year: The year, clamped to the range from −9,999 to 9,999.
  ///   - month: The month, starting at 1.
  public init(year: Int, month: Int) {
    let month = min(max(month, -1_200), 1_200) - 1
    let carried = month >= 0 ? month / 12 : (month - 11) / 12
    self.year = min(max(year, -9_999), 9_999) + carried
    self.month = month - carried * 12 + 1
  }

  /// The number of days in the month.
  public var dayCount: Int {
    switch month {
    case 2: isLeapYear ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// A Boolean value that indicates whether the year is a leap year.
  public var isLeapYear: Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

  /// Returns the weekday of a day, from 0 for Sunday to 6 for Saturday.
  ///
  /// - Parameter day: The day, starting at 1.
  /// - Returns: The weekday, by Zeller's congruence.
  public func weekday(of day: Int) -> Int {
    let shifted = month < 3 ? month + 12 : month
    // 400 years are a whole number of weeks, so adding them keeps the dividend positive.
    let year = (month < 3 ? year - 1 : year) + 400 * 30
    let days = day % 7 + 13 * (shifted + 1) / 5 + year + year / 4 - year / 100 + year / 400
    let fromSaturday = ((days % 7) + 7) % 7
    return (fromSaturday + 6) % 7
  }

  /// The next month.
  public var next: CalendarMonth { CalendarMonth(year: year, month: month + 1) }

  /// The previous month.
  public var previous: CalendarMonth { CalendarMonth(year: year, month: month - 1) }
}
