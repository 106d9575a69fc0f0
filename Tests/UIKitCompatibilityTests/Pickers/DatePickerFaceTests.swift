// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewPictures

@testable import UIKitCompatibility

@Suite("Places in date pickers")
struct DatePickerFaceTests {
  private func picker(
    _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle, month: Int = 11, day: Int = 14,
    isRightToLeft: Bool = false
  ) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.date = CivilDate(year: 2026, month: month, day: day, second: 34_860).date(nil)
    if isRightToLeft { picker.traitOverrides.layoutDirection = .rightToLeft }
    return picker
  }

  private func labels(_ picker: UIDatePicker) -> [UILabel] {
    picker.layoutIfNeeded()
    return (picker.subviews.first?.subviews ?? []).compactMap { $0 as? UILabel }
  }

  @Test("the date and the time are side by side, 5 points apart, in either direction")
  func compact() {
    for isRightToLeft in [false, true] {
      let picker = picker(.dateAndTime, .compact, isRightToLeft: isRightToLeft)
      let natural = picker.intrinsicContentSize
      picker.frame = CGRect(x: 0, y: 0, width: natural.width + 10, height: 50)
      let frames = labels(picker).map(\.frame)
      #expect(frames.count == 2)
      let widths = labels(picker).map { $0.intrinsicContentSize.width + 22 }
      #expect(frames.map(\.width) == widths)
      #expect(abs(natural.width - widths[0] - 5 - widths[1]) < 1e-9)
      #expect(frames.allSatisfy { $0.minY == 8 && $0.height == 34 })
      let starts: [CGFloat] = [0, widths[0] + 5]
      for (frame, start) in zip(frames, starts) {
        let expected = isRightToLeft ? natural.width + 10 - start - frame.width : start
        #expect(abs(frame.minX - expected) < 1e-9)
      }
    }
  }

  @Test("a date or a time alone is at the edge, as wide as it is")
  func single() {
    for (mode, hidden) in [(UIDatePicker.Mode.date, 1), (.time, 0)] {
      let picker = picker(mode, .compact)
      picker.frame = CGRect(origin: .zero, size: picker.intrinsicContentSize)
      let all = labels(picker)
      #expect(all.map(\.isHidden) == [hidden == 0, hidden == 1])
      let shown = all[1 - hidden]
      #expect(shown.frame == CGRect(origin: .zero, size: picker.intrinsicContentSize))
    }
  }

  @Test("the days of a month are in weeks from Sunday, in either direction")
  func month() {
    for isRightToLeft in [false, true] {
      let picker = picker(.date, .inline, month: 12, day: 6, isRightToLeft: isRightToLeft)
      picker.frame = CGRect(x: 0, y: 0, width: 350, height: 366)
      let all = labels(picker)
      #expect(all.count == 1 + 7 + 31)
      #expect(all[0].frame == CGRect(x: 16, y: 0, width: 318, height: 44))
      func column(_ weekday: Int) -> CGFloat {
        50 * CGFloat(isRightToLeft ? 6 - weekday : weekday)
      }
      for weekday in 0..<7 {
        #expect(
          all[1 + weekday].frame == CGRect(x: column(weekday), y: 44, width: 50, height: 22))
      }
      // The first of December 2026 is a Tuesday.
      for (day, weekday, week) in [(1, 2, 0), (5, 6, 0), (6, 0, 1), (31, 4, 4)] {
        let label = all[7 + day]
        #expect(label.text == "\(day)")
        #expect(
          label.frame
            == CGRect(x: column(weekday), y: 66 + 50 * CGFloat(week), width: 50, height: 50))
        #expect(label.textColor == (day == 6 ? picker.tintColor : UIColor.label))
        #expect(label.font.weight == (day == 6 ? .medium : .regular))
      }
      let discs = DisplayList(of: picker).operations.compactMap { operation -> CGRect? in
        guard case .fill(let path, .color(let color)) = operation, color.alpha == 0.15 else {
          return nil
        }
        return path.bounds
      }
      #expect(discs == [CGRect(x: column(0) + 3, y: 119, width: 44, height: 44)])
    }
  }

  @Test("a month without room for its weeks has no height for days")
  func crowded() {
    let picker = picker(.date, .inline)
    picker.frame = CGRect(x: 0, y: 0, width: 20, height: 30)
    let all = labels(picker)
    #expect(all[0].frame.width == 0 && all.last?.frame.height == 0)
    #expect(all.last?.frame.minY == 66)
  }

  @Test("minutes have an interval that divides an hour, or 1")
  func intervals() {
    let picker = picker(.time, .wheels)
    let cases = [
      (-1, 1), (0, 1), (1, 1), (2, 2), (5, 5), (7, 1), (12, 12), (30, 30), (31, 1), (60, 1),
    ]
    for (interval, usable) in cases {
      picker.minuteInterval = interval
      #expect(picker.usableInterval == usable, "\(interval)")
      let wheels = picker.subviews.first as? UIPickerView
      #expect(wheels?.numberOfRows(inComponent: 1) == 60 / usable, "\(interval)")
      #expect(wheels?.selectedRow(inComponent: 1) == 41 / usable, "\(interval)")
    }
  }

  @Test("only a date that changes is reported")
  func reports() {
    let picker = picker(.date, .inline)
    var count = 0
    picker.addAction(for: .valueChanged) { count += 1 }
    let former = picker.date
    picker.choose(former)
    #expect(count == 0)
    picker.maximumDate = former
    picker.choose(former.addingTimeInterval(86_400))
    #expect(count == 0 && picker.date == former)
    picker.choose(former.addingTimeInterval(-86_400))
    #expect(count == 1 && picker.date == former.addingTimeInterval(-86_400))
    picker.choose(countDown: 0)
    #expect(count == 1)
    picker.choose(countDown: 60)
    #expect(count == 2 && picker.countDownDuration == 60)
    picker.minimumDate = former
    #expect(picker.date == former && count == 2)
    picker.setDate(former.addingTimeInterval(5), animated: false)
    #expect(picker.date == former)
  }
}
