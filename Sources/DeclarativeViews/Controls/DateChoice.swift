// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A date that is chosen within a range.
struct DateChoice {
  let components: DatePickerComponents
  private let selection: Binding<Date>
  private let least: Date
  private let most: Date

  init(_ configuration: DatePickerStyleConfiguration) {
    components = configuration.displayedComponents
    selection = configuration.$selection
    least = configuration.minimumDate?.usable ?? Date.usable.lowerBound
    most = max(configuration.maximumDate?.usable ?? Date.usable.upperBound, least)
  }

  /// The date, in the range that calendars can handle.
  var date: Date { selection.wrappedValue.usable }

  /// Whether a part of the time between two dates can be chosen.
  func overlaps(from start: Date, to end: Date) -> Bool { start <= most && end > least }

  /// Sets the date to the nearest one in the range.
  func choose(_ date: Date) { selection.wrappedValue = min(max(date.usable, least), most) }

  /// Sets the day, keeping the time.
  func choose(dayOf day: Date, in calendar: Calendar) {
    let time = calendar.dateComponents([.hour, .minute, .second], from: date)
    let moved = calendar.date(
      bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day)
    choose(moved ?? day)
  }
}

extension Date {
  /// The dates that calendars handle: the years 1 to 4000.
  fileprivate static var usable: ClosedRange<Date> {
    Date(timeIntervalSince1970: -62_135_000_000)...Date(timeIntervalSince1970: 64_092_000_000)
  }

  /// The nearest date that calendars handle; the beginning of 2001 for a date that isn't a number.
  fileprivate var usable: Date {
    guard !timeIntervalSince1970.isNaN else { return Date(timeIntervalSinceReferenceDate: 0) }
    return min(max(self, Date.usable.lowerBound), Date.usable.upperBound)
  }
}
