// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A date in the Gregorian calendar, computed without the system's calendar.
struct CivilDate: Hashable {
  var year: Int
  /// 1 to 12.
  var month: Int
  /// 1 to 31.
  var day: Int
  /// Seconds since midnight.
  var second: Int

  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  init(_ date: Date, _ zone: TimeZone?) {
    let offset = Double(zone?.secondsFromGMT(for: date) ?? 0)
    let limit = 1e11
    let seconds = min(max(date.timeIntervalSince1970 + offset, -limit), limit).rounded(.down)
    let days = Int((seconds / 86400).rounded(.down))
    second = Int(seconds) - days * 86400
    // Years are counted from March, so that the leap day is the last of one.
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let ofEra = shifted - era * 146_097
    let yearOfEra = (ofEra - ofEra / 1460 + ofEra / 36_524 - ofEra / 146_096) / 365
    let ofYear = ofEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let part = (5 * ofYear + 2) / 153
    day = ofYear - (153 * part + 2) / 5 + 1
    month = part < 10 ? part + 3 : part - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  init(year: Int, month: Int, day: Int, second: Int) {
    self.year = year
    self.month = month
    self.day = min(day, Self.days(in: month, of: year))
    self.second = second
  }

  /// The days since 1970.
  var days: Int {
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let ofYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + ofYear - 719_468
  }

  /// The day of the week: 0 for Sunday.
  var weekday: Int { ((days + 4) % 7 + 7) % 7 }

  func date(_ zone: TimeZone?) -> Date {
    let local = Date(timeIntervalSince1970: Double(days) * 86400 + Double(second))
    return local.addingTimeInterval(-Double(zone?.secondsFromGMT(for: local) ?? 0))
  }

  static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// `Nov 23, 2026`.
  var dateText: String { "\(Self.months[month - 1].prefix(3)) \(day), \(year)" }

  /// `9:41 AM`.
  var timeText: String {
    let hour = second / 3600
    let minute = second / 60 % 60
    let shown = hour % 12 == 0 ? 12 : hour % 12
    return "\(shown):\(minute < 10 ? "0" : "")\(minute) \(hour < 12 ? "AM" : "PM")"
  }
}
