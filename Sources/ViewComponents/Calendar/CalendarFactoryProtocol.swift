// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Makes calendars.
public protocol CalendarFactoryProtocol: ComponentFactoryProtocol {
  /// The days of a month in weeks, of which one can be chosen.
  ///
  /// - Parameters:
  ///   - month: The month.
  ///   - selected: The chosen day, from 1; `nil` for none.
  ///   - today: The day that it is, if it is in this month.
  ///   - names: What months and weekdays are called, and where weeks begin.
  /// - Returns: The month.
  func month(_ month: CalendarMonth, selected: Int?, today: Int?, names: CalendarNames)
    -> CalendarMonthNode
}

extension CalendarFactoryProtocol {
  /// The days of a month in English.
  public func month(_ month: CalendarMonth, selected: Int?, today: Int?) -> CalendarMonthNode {
    self.month(month, selected: selected, today: today, names: .english)
  }
}
