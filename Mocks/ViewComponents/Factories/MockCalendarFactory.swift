// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import StyledViewMocks
public import ViewComponents

/// A calendar factory that records its calls and answers with the views that a test sets.
public final class MockCalendarFactory: CalendarFactoryProtocol {
  /// The style that is given.
  public var style: ComponentStyle
  /// The calls of `month`.
  public let monthCalls = CallRecorder<
    (month: CalendarMonth, selected: Int?, today: Int?, names: CalendarNames), CalendarMonthNode
  >()

  /// Creates the mock.
  ///
  /// - Parameter style: The style that is given.
  public init(style: ComponentStyle = ComponentStyle(viewFactoryColor: MockViewFactoryColor())) {
    self.style = style
  }

  /// Records the call and answers as set.
  public func month(_ month: CalendarMonth, selected: Int?, today: Int?, names: CalendarNames)
    -> CalendarMonthNode
  {
    monthCalls.record((month, selected, today, names)) { CalendarMonthNode(month: month) }
  }
}
