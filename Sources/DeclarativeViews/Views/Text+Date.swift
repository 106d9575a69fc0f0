// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension Text {
  /// A style in which a date is written.
  ///
  /// SwiftUI: `Text.DateStyle`, without the styles that change as time passes.
  public nonisolated struct DateStyle: Hashable, Sendable {
    fileprivate let showsDate: Bool

    /// The day, such as “June 3, 2019”.
    public static let date = DateStyle(showsDate: true)
    /// The time, such as “11:23 PM”.
    public static let time = DateStyle(showsDate: false)
  }

  /// Creates text for a date, in the locale and the time zone of the environment.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - style: The style.
  public init(_ date: Date, style: DateStyle) {
    self.init { values in
      Date.FormatStyle(
        date: style.showsDate ? .long : .omitted, time: style.showsDate ? .omitted : .shortened,
        locale: values.locale, calendar: values.calendar, timeZone: values.calendar.timeZone
      ).format(date)
    }
  }
}
