// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The names of months and weekdays in a calendar, and the first day of its weeks.
public nonisolated struct CalendarNames: Hashable, Sendable {
  /// The names of the twelve months.
  public var months: [String]
  /// The names of the seven weekdays starting with Sunday, as VoiceOver reads them.
  public var weekdays: [String]
  /// The names of the seven weekdays starting with Sunday, short enough for a column.
  public var shortWeekdays: [String]
  /// The first day of a week, from 0 for Sunday to 6 for Saturday.
  public var firstWeekday: Int

  /// Creates names; missing ones are empty.
  ///
  /// - Parameters:
  ///   - months: The names of the twelve months.
  ///   - weekdays: The names of the seven weekdays starting with Sunday.
  ///   - shortWeekdays: The same names, short enough for a column.
  ///   - firstWeekday: The first day of a week, from 0 for Sunday to 6 for Saturday.
  public init(
    months: [String], weekdays: [String], shortWeekdays: [String], firstWeekday: Int
  ) {
    self.months = months
    self.weekdays = weekdays
    self.shortWeekdays = shortWeekdays
    self.firstWeekday = firstWeekday
  }

  /// The English names, with weeks that begin on Monday.
  public static let english = CalendarNames(
    months: [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ],
    weekdays: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
    shortWeekdays: ["S", "M", "T", "W", "T", "F", "S"], firstWeekday: 1)

  func month(_ number: Int) -> String { name(number - 1, in: months) }
  func weekday(_ number: Int) -> String { name(number, in: weekdays) }
  func shortWeekday(_ number: Int) -> String { name(number, in: shortWeekdays) }
  var firstColumn: Int { ((firstWeekday % 7) + 7) % 7 }

  private func name(_ index: Int, in names: [String]) -> String {
    names.indices.contains(index) ? names[index] : ""
  }
}
