// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

/// The inline style of a date picker, with the days of a month.
final class DatePickerMonth: UIView, DatePickerFace {
  private unowned let picker: UIDatePicker
  private let title = UILabel()
  private let weekdays = ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"].map { name in
    let label = UILabel()
    label.text = name
    label.font = .systemFont(ofSize: 13, weight: .semibold)
    label.textColor = .tertiaryLabel
    label.textAlignment = .center
    return label
  }
  private var days: [UILabel] = []
  private var shown: CivilDate?

  init(_ picker: UIDatePicker) {
    self.picker = picker
    super.init(frame: .zero)
    title.font = .preferredFont(forTextStyle: .headline)
    addSubview(title)
    for label in weekdays { addSubview(label) }
    let tap = UITapGestureRecognizer()
    tap.addTarget(self) { [unowned tap] in $0.tapped(at: tap.location(in: $0)) }
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  var view: UIView { self }
  var naturalSize: CGSize { CGSize(width: 320, height: 352) }

  private static let top: CGFloat = 44
  private static let header: CGFloat = 22

  func show() {
    let civil = picker.civil
    shown = civil
    title.text = "\(CivilDate.months[civil.month - 1]) \(civil.year)"
    for label in days { label.removeFromSuperview() }
    days = (1...CivilDate.days(in: civil.month, of: civil.year)).map { day in
      let label = UILabel()
      label.text = "\(day)"
      label.textAlignment = .center
      label.font = .systemFont(ofSize: 20, weight: day == civil.day ? .medium : .regular)
      if day == civil.day { label.textColor = picker.shownTint }
      addSubview(label)
      return label
    }
    setNeedsLayout()
  }

  private func frame(ofDay day: Int) -> CGRect {
    guard let shown else { return .zero }
    let first = CivilDate(year: shown.year, month: shown.month, day: 1, second: 0).weekday
    let number = first + day - 1
    let start = Self.top + Self.header
    let height = max(0, bounds.height - start) / 6
    return CGRect(
      x: left(ofWeekday: number % 7), y: start + height * CGFloat(number / 7),
      width: bounds.width / 7, height: height)
  }

  /// Sundays are at the leading edge.
  private func left(ofWeekday weekday: Int) -> CGFloat {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return bounds.width / 7 * CGFloat(isMirrored ? 6 - weekday : weekday)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = CGRect(x: 16, y: 0, width: max(0, bounds.width - 32), height: Self.top)
    for (weekday, label) in weekdays.enumerated() {
      label.frame = CGRect(
        x: left(ofWeekday: weekday), y: Self.top, width: bounds.width / 7, height: Self.header)
    }
    for (index, label) in days.enumerated() { label.frame = frame(ofDay: index + 1) }
  }

  override func draw(_ rect: CGRect, in context: any GraphicsContext) {
    guard let shown else { return }
    let cell = frame(ofDay: shown.day)
    let side = min(cell.width, cell.height, 44)
    let disc = CGRect(
      x: cell.midX - side / 2, y: cell.midY - side / 2, width: side, height: side)
    let tint = picker.shownTint
    context.fill(CGPath(ovalIn: disc), with: tint.withAlphaComponent(0.15))
  }

  private func tapped(at point: CGPoint) {
    guard var civil = shown else { return }
    guard let index = days.indices.first(where: { frame(ofDay: $0 + 1).contains(point) }) else {
      return
    }
    civil.day = index + 1
    picker.choose(civil.date(picker.timeZone))
  }
}
