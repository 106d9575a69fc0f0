// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A factory of calendars.
public protocol CalendarFactoryProtocol: ComponentFactoryProtocol {
  /// Returns the days of a month in weeks, one of which can be selected.
  ///
  /// - Parameters:
  ///   - month: The month.
  ///   - selected: The selected day, starting at 1; `nil` for none.
  ///   - today: The current day, starting at 1, if it is in this month.
  ///   - names: The names of months and weekdays, and the first day of a week.
  /// - Returns: The month.
  func month(_ month: CalendarMonth, selected: Int?, today: Int?, names: CalendarNames)
    -> CalendarMonthNode
}

extension CalendarFactoryProtocol {
  /// Returns the days of a month with the names of ``ComponentWords/calendar``.
  public func month(_ month: CalendarMonth, selected: Int?, today: Int?) -> CalendarMonthNode {
    self.month(month, selected: selected, today: today, names: style.words.calendar)
  }
}
