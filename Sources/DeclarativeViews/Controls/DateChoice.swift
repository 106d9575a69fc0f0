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

/// The choice of one or several days.
struct DayChoice {
  /// A date in the month that is shown first.
  let date: Date
  /// Whether the month doesn't change with the choice.
  let staysInMonth: Bool
  /// The first moment that can be chosen, and the end of those.
  let least: Date
  let end: Date
  let isChosen: (_ day: Date) -> Bool
  let choose: (_ day: Date) -> Void

  /// Whether a part of the time between two dates can be chosen.
  func overlaps(from start: Date, to end: Date) -> Bool { start < self.end && end > least }
}

extension DateChoice {
  /// The choice of the day.
  func day(in calendar: Calendar) -> DayChoice {
    DayChoice(
      date: date, staysInMonth: false, least: least,
      // The last moment can be chosen, too.
      end: Date(timeIntervalSinceReferenceDate: most.timeIntervalSinceReferenceDate.nextUp),
      isChosen: { calendar.isDate($0, inSameDayAs: date) },
      choose: { choose(dayOf: $0, in: calendar) })
  }
}

extension Date {
  /// The dates that calendars handle: the years 1 to 4000.
  static var usable: ClosedRange<Date> {
    Date(timeIntervalSince1970: -62_135_000_000)...Date(timeIntervalSince1970: 64_092_000_000)
  }

  /// The nearest date that calendars handle; the beginning of 2001 for a date that isn't a number.
  var usable: Date {
    guard !timeIntervalSince1970.isNaN else { return Date(timeIntervalSinceReferenceDate: 0) }
    return min(max(self, Date.usable.lowerBound), Date.usable.upperBound)
  }
}
