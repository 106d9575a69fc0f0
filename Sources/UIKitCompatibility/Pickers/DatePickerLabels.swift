// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

/// The compact style of a date picker, with labels for the date and the time.
final class DatePickerLabels: UIView, DatePickerFace {
  private unowned let picker: UIDatePicker
  private let labels = [UILabel(), UILabel()]

  init(_ picker: UIDatePicker) {
    self.picker = picker
    super.init(frame: .zero)
    for label in labels {
      label.textAlignment = .center
      label.backgroundColor = .tertiarySystemFill
      label.layer.cornerRadius = 6
      label.clipsToBounds = true
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }

  var view: UIView { self }

  private static let height: CGFloat = 34
  private static let gap: CGFloat = 5

  private var widths: [CGFloat] {
    labels.map { $0.text == nil ? 0 : $0.intrinsicContentSize.width + 22 }
  }

  var naturalSize: CGSize {
    let shown = widths.filter { $0 > 0 }
    return CGSize(
      width: shown.reduce(0, +) + Self.gap * CGFloat(max(0, shown.count - 1)),
      height: Self.height)
  }

  func show() {
    let civil = picker.civil
    let mode = picker.datePickerMode
    labels[0].text = mode == .time ? nil : civil.dateText
    labels[1].text = mode == .date ? nil : civil.timeText
    for label in labels { label.isHidden = label.text == nil }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x: CGFloat = 0
    for (label, width) in zip(labels, widths) where width > 0 {
      var frame = CGRect(
        x: x, y: roundedToPixel((bounds.height - Self.height) / 2), width: width,
        height: Self.height)
      if isFlipped { frame.origin.x = bounds.width - frame.maxX }
      label.frame = frame
      x += width + Self.gap
    }
  }
}
