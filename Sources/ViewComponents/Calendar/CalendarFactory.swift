// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A factory of calendars with a style.
public final class CalendarFactory: CalendarFactoryProtocol {
  /// The style of the calendars.
  public let style: ComponentStyle

  /// Creates a factory.
  ///
  /// - Parameter style: The style of the calendars.
  public init(style: ComponentStyle = ComponentStyle()) {
    self.style = style
  }

  /// Returns the days of a month in weeks, one of which can be selected.
  public func month(
    _ month: CalendarMonth, selected: Int?, today: Int?, names: CalendarNames
  ) -> CalendarMonthNode {
    let node = CalendarMonthNode(month: month, today: today, names: names, style: style)
    node.selectedDay = selected
    return node
  }
}
