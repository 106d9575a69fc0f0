// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewTesting

@testable import UIKitCompatibility

@Suite("What wheels of pickers do when they are turned")
struct PickerTurnTests {
  private final class Rows: UIPickerViewDataSource, UIPickerViewDelegate {
    var columns = [["a", "b", "c"], ["1", "2"]]
    var styled: NSAttributedString?
    private(set) var chosen: [String] = []

    func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      columns[component].count
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { columns[component][row] }
    func pickerView(
      _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { styled }
    func pickerView(
      _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    ) { chosen.append(columns[component][row]) }
  }

  private func made(_ rows: Rows) -> UIPickerView {
    let picker = UIPickerView(frame: .zero)
    picker.dataSource = rows
    picker.delegate = rows
    return picker
  }

  private func datePicker(
    _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle, _ date: CivilDate
  ) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.date = date.date(nil)
    picker.frame = CGRect(origin: .zero, size: picker.intrinsicContentSize)
    picker.layoutIfNeeded()
    return picker
  }

  @Test("a tap on the selected row, and a drag to it, choose nothing")
  func same() throws {
    let rows = Rows()
    let picker = made(rows)
    let screen = Screen(size: picker.frame.size, rootNode: picker)
    screen.layoutIfNeeded()
    try screen.tap(at: CGPoint(x: 40, y: 108))
    try screen.drag(from: CGPoint(x: 40, y: 100), to: CGPoint(x: 40, y: 111))
    #expect(rows.chosen.isEmpty && picker.selectedRow(inComponent: 0) == 0)
    try screen.tap(at: CGPoint(x: 4, y: 140))
    #expect(rows.chosen.isEmpty)
    try screen.tap(at: CGPoint(x: 40, y: 140))
    #expect(rows.chosen == ["b"])
    // The chosen row moved to the middle.
    let chosen = try #require(picker.view(forRow: 1, forComponent: 0))
    #expect(chosen.convert(chosen.bounds, to: picker).midY == picker.bounds.midY)
  }

  @Test("a column without rows can't be turned")
  func empty() throws {
    let rows = Rows()
    rows.columns = [[], ["1", "2"]]
    let picker = made(rows)
    let screen = Screen(size: picker.frame.size, rootNode: picker)
    screen.layoutIfNeeded()
    try screen.tap(at: CGPoint(x: 40, y: 140))
    try screen.drag(from: CGPoint(x: 40, y: 100), to: CGPoint(x: 40, y: 30))
    #expect(rows.chosen.isEmpty && picker.selectedRow(inComponent: 0) == -1)
    try screen.tap(at: CGPoint(x: 200, y: 140))
    #expect(rows.chosen == ["2"])
  }

  @Test("an attributed title replaces the plain one")
  func attributed() throws {
    let rows = Rows()
    rows.styled = NSAttributedString(string: "x", attributes: [.foregroundColor: UIColor.red])
    let picker = made(rows)
    picker.layoutIfNeeded()
    let label = try #require(picker.view(forRow: 1, forComponent: 0) as? UILabel)
    #expect(label.text == "x" && label.textColor == .red)
  }

  @Test("a missing column has no size and no rows, and a row that isn't near has no view")
  func missing() {
    let rows = Rows()
    rows.columns = [(0..<100).map(String.init)]
    let picker = made(rows)
    #expect(picker.rowSize(forComponent: 1) == .zero && picker.rowSize(forComponent: -1) == .zero)
    #expect(picker.view(forRow: 0, forComponent: 1) == nil)
    #expect(picker.view(forRow: 50, forComponent: 0) == nil)
    #expect(picker.view(forRow: 3, forComponent: 0) != nil)
    #expect(picker.sizeThatFits(.zero) == CGSize(width: 320, height: 216))
  }

  @Test("reloading one column reloads its rows")
  func reloading() {
    let rows = Rows()
    let picker = made(rows)
    #expect(picker.numberOfRows(inComponent: 1) == 2)
    rows.columns[1] = ["1", "2", "3"]
    #expect(picker.numberOfRows(inComponent: 1) == 2)
    picker.reloadComponent(1)
    #expect(picker.numberOfRows(inComponent: 1) == 3)
  }

  @Test("a picker keeps a frame that isn't empty, and gets its natural size otherwise")
  func frames() throws {
    let frame = CGRect(x: 1, y: 2, width: 100, height: 50)
    #expect(UIPickerView(frame: frame).frame == frame)
    #expect(
      UIPickerView(frame: CGRect(x: 1, y: 2, width: 0, height: 50)).frame
        == CGRect(x: 1, y: 2, width: 320, height: 216))
    let decoded = try #require(UIPickerView(coder: NSCoder()))
    #expect(decoded.frame == CGRect(x: 0, y: 0, width: 320, height: 216))
  }

  @Test("turning the wheels of a countdown reports each new duration once")
  func countdown() throws {
    let picker = UIDatePicker()
    picker.datePickerMode = .countDownTimer
    picker.minuteInterval = 5
    let wheels = try #require(picker.subviews.first as? UIPickerView)
    var changes = 0
    picker.addAction(for: .valueChanged) { changes += 1 }
    wheels.selectRow(2, inComponent: 0, animated: false)
    wheels.selectRow(3, inComponent: 1, animated: false)
    wheels.delegate?.pickerView(wheels, didSelectRow: 3, inComponent: 1)
    #expect(picker.countDownDuration == 2 * 3600 + 15 * 60 && changes == 1)
    wheels.delegate?.pickerView(wheels, didSelectRow: 3, inComponent: 1)
    #expect(changes == 1)
  }

  @Test("turning the wheel of days changes the day, and keeps the time with its seconds")
  func days() throws {
    let picker = datePicker(
      .dateAndTime, .wheels, CivilDate(year: 2026, month: 12, day: 31, second: 34_925))
    let wheels = try #require(picker.subviews.first as? UIPickerView)
    let row = wheels.selectedRow(inComponent: 0)
    wheels.selectRow(row + 1, inComponent: 0, animated: false)
    wheels.delegate?.pickerView(wheels, didSelectRow: row + 1, inComponent: 0)
    let civil = CivilDate(picker.date, nil)
    #expect(civil == CivilDate(year: 2027, month: 1, day: 1, second: 34_925))
  }

  @Test("a tap beside the days of a month changes nothing")
  func besideDays() throws {
    let picker = datePicker(
      .date, .inline, CivilDate(year: 2026, month: 11, day: 14, second: 0))
    let screen = Screen(size: picker.frame.size, rootNode: picker)
    var changes = 0
    picker.addAction(for: .valueChanged) { changes += 1 }
    try screen.tap(at: CGPoint(x: 160, y: 10))
    // November 2026 ends on the Monday of the fifth row.
    let height = (picker.frame.height - 66) / 6
    try screen.tap(at: CGPoint(x: 160, y: 66 + height * 5.5))
    #expect(changes == 0 && CivilDate(picker.date, nil).day == 14)
    try screen.tap(at: CGPoint(x: 70, y: 66 + height * 4.5))
    #expect(changes == 1 && CivilDate(picker.date, nil).day == 30)
  }

  @Test(
    "February has 29 days in leap years only",
    arguments: [(2023, 28), (2024, 29), (1900, 28), (2000, 29), (2100, 28), (2400, 29)])
  func leapYears(year: Int, days: Int) {
    #expect(CivilDate.days(in: 2, of: year) == days)
    let last = CivilDate(year: year, month: 2, day: 31, second: 0)
    #expect(last.day == days)
    #expect(CivilDate(last.date(nil).addingTimeInterval(86_400), nil).month == 3)
  }

  @Test(
    "dates before the common era have years of their own", arguments: [0, -1, -399, -400, -401])
  func oldYears(year: Int) {
    for (month, day) in [(1, 1), (2, 28), (3, 1), (12, 31)] {
      let civil = CivilDate(year: year, month: month, day: day, second: 5)
      #expect(CivilDate(civil.date(nil), nil) == civil)
    }
  }

  @Test("a date picker of any mode has the size of its style")
  func sizes() {
    let date = CivilDate(year: 2026, month: 11, day: 14, second: 0)
    let wheels = datePicker(.date, .wheels, date)
    #expect(wheels.sizeThatFits(.zero) == CGSize(width: 320, height: 216))
    #expect(wheels.datePickerStyle == .wheels)
    let month = datePicker(.date, .inline, date)
    #expect(month.sizeThatFits(CGSize(width: 1, height: 1)) == CGSize(width: 320, height: 352))
    #expect(datePicker(.countDownTimer, .inline, date).datePickerStyle == .wheels)
    #expect(datePicker(.date, .automatic, date).datePickerStyle == .compact)
  }
}
