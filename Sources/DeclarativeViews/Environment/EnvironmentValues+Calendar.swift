// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

// The defaults don't depend on the device, so that pictures and tests are the same everywhere.

extension EnvironmentValues {
  /// The calendar of date pickers, in the locale and the time zone of the environment; Gregorian by
  /// default.
  public var calendar: Calendar {
    get {
      var calendar = self[CalendarKey.self]
      calendar.locale = locale
      calendar.timeZone = timeZone
      return calendar
    }
    set {
      self[CalendarKey.self] = newValue
      timeZone = newValue.timeZone
    }
  }

  /// The time zone of date pickers; Greenwich Mean Time by default.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}

private struct CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar { Calendar(identifier: .gregorian) }
}

private struct TimeZoneKey: EnvironmentKey {
  static var defaultValue: TimeZone { .gmt }
}
