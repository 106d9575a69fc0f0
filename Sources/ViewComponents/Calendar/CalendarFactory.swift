// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The calendars of a style.
public final class CalendarFactory: CalendarFactoryProtocol {
  /// The style of the calendars.
  public let style: ComponentStyle

  /// Makes the factory.
  ///
  /// - Parameter style: What the calendars are styled with.
  public init(style: ComponentStyle = ComponentStyle()) {
    self.style = style
  }

  /// The days of a month in weeks, of which one can be chosen.
  public func month(
    _ month: CalendarMonth, selected: Int?, today: Int?, names: CalendarNames
  ) -> CalendarMonthNode {
    let node = CalendarMonthNode(month: month, today: today, names: names, style: style)
    node.selectedDay = selected
    return node
  }
}
