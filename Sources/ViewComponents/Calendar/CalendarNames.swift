// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The names of months and weekdays in a calendar, and the first day of its weeks.
public nonisolated struct CalendarNames: Hashable, Sendable {
  /// The twelve months.
  public var months: [String]
  /// The seven weekdays from Sunday on, as they are read aloud.
  public var weekdays: [String]
  /// The seven weekdays from Sunday on, as short as a column is wide.
  public var shortWeekdays: [String]
  /// The weekday that weeks begin with, 0 for Sunday to 6 for Saturday.
  public var firstWeekday: Int

  /// Makes names; what is missing is left empty.
  ///
  /// - Parameters:
  ///   - months: The twelve months.
  ///   - weekdays: The seven weekdays from Sunday on.
  ///   - shortWeekdays: The same, as short as a column is wide.
  ///   - firstWeekday: The weekday that weeks begin with, 0 for Sunday to 6 for Saturday.
  public init(
    months: [String], weekdays: [String], shortWeekdays: [String], firstWeekday: Int
  ) {
    self.months = months
    self.weekdays = weekdays
    self.shortWeekdays = shortWeekdays
    self.firstWeekday = firstWeekday
  }

  /// English, with weeks that begin on Monday.
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
