// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewPictures
import ViewTesting

@testable import UIKitCompatibility

@Suite("Date pickers")
struct DatePickerTests {
  private let launch = Date(timeIntervalSince1970: 1_794_649_260)  // 2026-11-14 09:41:00

  private func texts(_ view: UIView) -> [String] {
    view.subviews.flatMap { sub -> [String] in
      guard !sub.isHidden else { return [] }
      return (sub as? UILabel)?.text.map { [$0] } ?? texts(sub)
    }
  }

  private func picker(
    _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle
  ) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.date = launch
    picker.frame = CGRect(origin: .zero, size: picker.intrinsicContentSize)
    picker.layoutIfNeeded()
    return picker
  }

  @Test("the calendar matches Foundation's over four centuries")
  func calendar() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    for step in 0..<1500 {
      let date = Date(timeIntervalSince1970: Double(step - 750) * 8_765_432.5)
      let civil = CivilDate(date, nil)
      let parts = calendar.dateComponents(
        [.year, .month, .day, .hour, .minute, .weekday], from: date)
      #expect(civil.year == parts.year)
      #expect(civil.month == parts.month)
      #expect(civil.day == parts.day)
      #expect(civil.second / 60 == (parts.hour ?? 0) * 60 + (parts.minute ?? 0))
      #expect(civil.weekday + 1 == parts.weekday)
      #expect(abs(civil.date(nil).timeIntervalSince(date)) < 1)
    }
  }

  @Test(
    "a time has twelve hours and two digits of minutes",
    arguments: [
      (0, "12:00 AM"), (9, "12:09 AM"), (10, "12:10 AM"), (11, "12:11 AM"), (659, "10:59 AM"),
      (719, "11:59 AM"), (720, "12:00 PM"), (779, "12:59 PM"), (780, "1:00 PM"), (1439, "11:59 PM"),
    ])
  func times(minute: Int, text: String) {
    #expect(CivilDate(year: 2026, month: 1, day: 1, second: minute * 60).timeText == text)
    #expect(CivilDate(year: 2026, month: 1, day: 1, second: minute * 60 + 59).timeText == text)
  }

  @Test("the compact style shows the date, the time, or both")
  func compact() {
    #expect(texts(picker(.dateAndTime, .automatic)) == ["Nov 14, 2026", "9:41 AM"])
    #expect(texts(picker(.date, .compact)) == ["Nov 14, 2026"])
    #expect(texts(picker(.time, .compact)) == ["9:41 AM"])
    #expect(picker(.time, .compact).frame.width < picker(.date, .compact).frame.width)
    #expect(picker(.date, .compact).frame.height == 34)
  }

  @Test("midnight and noon are twelve o'clock, and a time zone shifts the time")
  func hours() {
    let picker = picker(.time, .compact)
    picker.date = Date(timeIntervalSince1970: 0)
    #expect(texts(picker) == ["12:00 AM"])
    picker.timeZone = TimeZone(secondsFromGMT: 12 * 3600 + 300)
    #expect(texts(picker) == ["12:05 PM"])
  }

  @Test("another mode or style shows the date that was set before")
  func later() {
    let picker = picker(.date, .compact)
    picker.datePickerMode = .time
    #expect(texts(picker) == ["9:41 AM"])
    picker.preferredDatePickerStyle = .wheels
    picker.preferredDatePickerStyle = .compact
    #expect(texts(picker) == ["9:41 AM"])
  }

  @Test(
    "a wheel of hours keeps the half of the day",
    arguments: [(0, 5, "5:41 AM"), (1, 5, "5:41 PM"), (1, 0, "12:41 PM"), (0, 0, "12:41 AM")])
  func halves(half: Int, hour: Int, text: String) throws {
    let picker = picker(.time, .wheels)
    picker.date = launch.addingTimeInterval(Double(half) * 43_200)
    let wheels = try #require(picker.subviews.first as? UIPickerView)
    let screen = Screen(size: picker.frame.size, rootNode: picker)
    screen.layoutIfNeeded()
    wheels.selectRow(hour, inComponent: 0, animated: false)
    wheels.delegate?.pickerView(wheels, didSelectRow: hour, inComponent: 0)
    picker.preferredDatePickerStyle = .compact
    #expect(texts(picker) == [text])
  }

  @Test("the date stays between the minimum and the maximum")
  func limits() {
    let picker = picker(.date, .compact)
    picker.minimumDate = launch.addingTimeInterval(100)
    #expect(picker.date == launch.addingTimeInterval(100))
    picker.maximumDate = launch.addingTimeInterval(200)
    picker.setDate(launch.addingTimeInterval(300), animated: true)
    #expect(picker.date == launch.addingTimeInterval(200))
    picker.date = Date(timeIntervalSinceReferenceDate: .nan)
    #expect(picker.date == launch.addingTimeInterval(200))
    picker.date = Date(timeIntervalSince1970: 1e300)
    #expect(picker.date == launch.addingTimeInterval(200))
    // A latest date before the least one is ignored.
    picker.maximumDate = launch
    #expect(picker.date >= launch.addingTimeInterval(100))
    // Limits that are no dates don't limit.
    for seconds in [Double.nan, .infinity, -.infinity] {
      let none = Date(timeIntervalSinceReferenceDate: seconds)
      (picker.minimumDate, picker.maximumDate) = (none, none)
      picker.date = launch
      #expect(picker.date == launch && texts(picker) == ["Nov 14, 2026"])
    }
  }

  @Test(
    "the disc of the chosen day fits into its part of the week", arguments: [140, 210, 320, 700])
  func disc(width: CGFloat) throws {
    let picker = picker(.date, .inline)
    picker.frame.size.width = width
    picker.layoutIfNeeded()
    let discs = DisplayList(of: picker).operations.compactMap { operation -> CGRect? in
      guard case .fill(let path, .color(let color)) = operation, color.alpha == 0.15 else {
        return nil
      }
      return path.bounds
    }
    let disc = try #require(discs.first)
    #expect(discs.count == 1 && disc.width == disc.height)
    #expect(disc.width <= width / 7 && disc.width <= 44)
  }

  @Test("the inline style shows the month, and a tap on a day selects it")
  func inline() throws {
    let picker = picker(.date, .inline)
    let shown = texts(picker)
    #expect(shown.first == "November 2026")
    #expect(shown.contains("30"))
    #expect(!shown.contains("31"))
    var changes = 0
    picker.addAction(for: .valueChanged) { changes += 1 }
    let screen = Screen(size: picker.frame.size, rootNode: picker)
    // The first is a Sunday, so the fourth is the fourth column of the first row.
    try screen.tap(at: CGPoint(x: 160, y: 44 + 22 + 20))
    #expect(changes == 1)
    #expect(CivilDate(picker.date, nil).dateText == "Nov 4, 2026")
  }

  @Test("wheels show the parts of the date, and a tap on a row turns one")
  func wheels() throws {
    let picker = picker(.date, .wheels)
    let wheels = try #require(picker.subviews.first as? UIPickerView)
    #expect(wheels.numberOfComponents == 3)
    #expect(wheels.selectedRow(inComponent: 0) == 10)
    #expect(wheels.selectedRow(inComponent: 1) == 13)
    #expect((wheels.view(forRow: 10, forComponent: 0) as? UILabel)?.text == "November")
    var changes = 0
    picker.addAction(for: .valueChanged) { changes += 1 }
    let screen = Screen(size: picker.frame.size, rootNode: picker)
    try screen.tap(at: CGPoint(x: 60, y: 108 + 32))
    #expect(changes == 1)
    #expect(CivilDate(picker.date, nil).dateText == "Dec 14, 2026")
    // A month without the day has its last one.
    picker.date = CivilDate(year: 2026, month: 1, day: 31, second: 0).date(nil)
    screen.layoutIfNeeded()
    try screen.tap(at: CGPoint(x: 60, y: 108 + 32))
    #expect(CivilDate(picker.date, nil).dateText == "Feb 28, 2026")
  }

  @Test(
    "the least countdown is zero minutes, and the greatest a minute less than a day"
  )
  func countdown() throws {
    let picker = picker(.countDownTimer, .wheels)
    let wheels = try #require(picker.subviews.first as? UIPickerView)
    for (seconds, hours, minutes) in [(0.0, 0, 0), (59, 0, 0), (60, 0, 1), (1e9, 23, 59)] {
      picker.countDownDuration = seconds
      picker.layoutIfNeeded()
      #expect(wheels.selectedRow(inComponent: 0) == hours, "\(seconds)")
      #expect(wheels.selectedRow(inComponent: 1) == minutes, "\(seconds)")
    }
  }

  @Test("the wheel of days turns to a date in any year")
  func days() throws {
    let picker = picker(.dateAndTime, .wheels)
    let wheels = try #require(picker.subviews.first as? UIPickerView)
    func day() -> String? {
      picker.layoutIfNeeded()
      let row = wheels.selectedRow(inComponent: 0)
      return (wheels.view(forRow: row, forComponent: 0) as? UILabel)?.text
    }
    #expect(day() == "Sat Nov 14")
    picker.date = CivilDate(year: 1815, month: 12, day: 10, second: 0).date(nil)
    #expect(day() == "Sun Dec 10")
  }

  @Test("a countdown has hours and minutes")
  func countDown() throws {
    let picker = picker(.countDownTimer, .automatic)
    picker.minuteInterval = 5
    picker.countDownDuration = 3600 + 600
    picker.layoutIfNeeded()
    let wheels = try #require(picker.subviews.first as? UIPickerView)
    #expect(wheels.numberOfRows(inComponent: 1) == 12)
    #expect(wheels.selectedRow(inComponent: 0) == 1)
    #expect(wheels.selectedRow(inComponent: 1) == 2)
    picker.minuteInterval = 7
    #expect(picker.usableInterval == 1)
  }

  @Test("the wheel of days has five thousand days before and after the first date")
  func dayRange() throws {
    let picker = picker(.dateAndTime, .wheels)
    let wheels = try #require(picker.subviews.first as? UIPickerView)
    #expect(wheels.numberOfRows(inComponent: 0) == 10_001)
    #expect(wheels.selectedRow(inComponent: 0) == 5000)
    for (days, row) in [
      (-5000, 0), (0, 5000), (5000, 10_000), (5001, 5000), (-5000, 5000), (-1, 9999),
    ] {
      picker.date = launch.addingTimeInterval(Double(days) * 86_400)
      picker.layoutIfNeeded()
      #expect(wheels.selectedRow(inComponent: 0) == row, "\(days)")
    }
  }

  @Test("each wheel shows its part of the time at every hour", arguments: 0..<24)
  func hours(hour: Int) throws {
    let picker = picker(.dateAndTime, .wheels)
    picker.minuteInterval = 10
    picker.date = CivilDate(year: 2026, month: 11, day: 14, second: hour * 3600 + 2440).date(nil)
    picker.layoutIfNeeded()
    let wheels = try #require(picker.subviews.first as? UIPickerView)
    let texts = (0..<4).map { component in
      let row = wheels.selectedRow(inComponent: component)
      return (wheels.view(forRow: row, forComponent: component) as? UILabel)?.text
    }
    let twelve = hour % 12 == 0 ? 12 : hour % 12
    #expect(texts == ["Sat Nov 14", "\(twelve)", "40", hour < 12 ? "AM" : "PM"])
    #expect(wheels.numberOfRows(inComponent: 2) == 6)
  }
}
