// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

/// The wheels of a date picker.
final class DatePickerWheels: UIPickerView, DatePickerFace, UIPickerViewDataSource,
  UIPickerViewDelegate
{
  private enum Wheel {
    case month
    case day
    case year
    case nearDay
    case hour
    case minute
    case half
    case hours
    case minutes
  }

  private unowned let picker: UIDatePicker
  private let wheels: [Wheel]
  private var civil: CivilDate
  /// The first year of the wheel of years, and the first day of that of days.
  private let firstYear: Int
  private var firstDay: Int

  init(_ picker: UIDatePicker) {
    self.picker = picker
    civil = picker.civil
    firstYear = 1
    firstDay = civil.days - 5000
    wheels =
      switch picker.datePickerMode {
      case .date: [.month, .day, .year]
      case .time: [.hour, .minute, .half]
      case .dateAndTime: [.nearDay, .hour, .minute, .half]
      case .countDownTimer: [.hours, .minutes]
      }
    super.init(frame: .zero)
    dataSource = self
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  var view: UIView { self }
  var naturalSize: CGSize { CGSize(width: 320, height: 216) }

  func show() {
    civil = picker.civil
    if !(firstDay...firstDay + 10_000).contains(civil.days) { firstDay = civil.days - 5000 }
    reloadAllComponents()
    for (number, wheel) in wheels.enumerated() {
      selectRow(row(of: wheel), inComponent: number, animated: false)
    }
  }

  private func row(of wheel: Wheel) -> Int {
    let interval = picker.usableInterval
    let hour = civil.second / 3600
    let countdown = Int(min(max(0, picker.countDownDuration), 86_399))
    switch wheel {
    case .month: return civil.month - 1
    case .day: return civil.day - 1
    case .year: return civil.year - firstYear
    case .nearDay: return civil.days - firstDay
    case .hour: return hour % 12
    case .minute: return civil.second / 60 % 60 / interval
    case .half: return hour / 12
    case .hours: return countdown / 3600
    case .minutes: return countdown / 60 % 60 / interval
    }
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    switch wheels[component] {
    case .month: 12
    case .day: CivilDate.days(in: civil.month, of: civil.year)
    case .year: 9999
    case .nearDay: 10_001
    case .hour: 12
    case .half: 2
    case .hours: 24
    case .minute, .minutes: 60 / picker.usableInterval
    }
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    switch wheels[component] {
    case .month: return CivilDate.months[row]
    case .day: return "\(row + 1)"
    case .year: return "\(row + firstYear)"
    case .nearDay:
      let zero = Date(timeIntervalSince1970: Double(firstDay + row) * 86400)
      let day = CivilDate(zero, nil)
      let names = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
      return "\(names[day.weekday]) \(CivilDate.months[day.month - 1].prefix(3)) \(day.day)"
    case .hour: return "\(row == 0 ? 12 : row)"
    case .half: return row == 0 ? "AM" : "PM"
    case .hours: return "\(row) h"
    case .minutes: return "\(row * picker.usableInterval) min"
    case .minute:
      let minute = row * picker.usableInterval
      return "\(minute < 10 ? "0" : "")\(minute)"
    }
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    switch wheels[component] {
    case .nearDay: 130
    case .month: 140
    default: 0
    }
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    func selected(_ wheel: Wheel) -> Int {
      wheels.firstIndex(of: wheel).map { selectedRow(inComponent: $0) } ?? self.row(of: wheel)
    }
    if picker.datePickerMode == .countDownTimer {
      let minutes = selected(.minutes) * picker.usableInterval
      picker.choose(countDown: Double(selected(.hours) * 3600 + minutes * 60))
      return
    }
    let hour = selected(.hour) + 12 * selected(.half)
    var next = CivilDate(
      year: selected(.year) + firstYear, month: selected(.month) + 1, day: selected(.day) + 1,
      second: hour * 3600 + selected(.minute) * picker.usableInterval * 60 + civil.second % 60)
    if wheels.contains(.nearDay) {
      let day = CivilDate(
        Date(timeIntervalSince1970: Double(firstDay + selected(.nearDay)) * 86400), nil)
      (next.year, next.month, next.day) = (day.year, day.month, day.day)
    }
    picker.choose(next.date(picker.timeZone))
  }
}
