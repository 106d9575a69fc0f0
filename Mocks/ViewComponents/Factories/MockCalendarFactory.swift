// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import StyledViewMocks
public import ViewComponents

/// A calendar factory that records its calls and returns the views that a test configures.
public final class MockCalendarFactory: CalendarFactoryProtocol {
  /// The style passed to the mock.
  public var style: ComponentStyle
  /// The calls to `month`.
  public let monthCalls = CallRecorder<
    (month: CalendarMonth, selected: Int?, today: Int?, names: CalendarNames), CalendarMonthNode
  >()

  /// Creates the mock.
  ///
  /// - Parameter style: The style.
  public init(style: ComponentStyle = ComponentStyle(viewFactoryColor: MockViewFactoryColor())) {
    self.style = style
  }

  /// Records the call and returns the configured value.
  public func month(_ month: CalendarMonth, selected: Int?, today: Int?, names: CalendarNames)
    -> CalendarMonthNode
  {
    monthCalls.record((month, selected, today, names)) { CalendarMonthNode(month: month) }
  }
}
