// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import PlatformViews

/// A day in a month.
final class CalendarDayNode: PressableNode {
  let day: Int
  private let style: ComponentStyle
  private let label: UILabel
  private let disc = UIView()
  private let isToday: Bool

  init(day: Int, isToday: Bool, style: ComponentStyle) {
    self.day = day
    self.isToday = isToday
    self.style = style
    label = style.label(
      \.body, style.color.labelBody, text: style.words.number(day), alignment: .center)
    super.init(frame: .zero)
    // A column only has space for two digits regardless of the text size; all days have the same
    // size.
    label.font = style.columnFont(\.body, atMost: 27)
    label.numberOfLines = 1
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    label.setContentCompressionResistancePriority(.fittingSizeLevel, for: .horizontal)
    label.setContentHuggingPriority(.fittingSizeLevel, for: .horizontal)
    label.setContentHuggingPriority(.fittingSizeLevel, for: .vertical)
    addSubview(disc)
    fill(with: label, horizontal: .four, vertical: .four)
    constrainMinimumHeight(44)
    showState()
  }

  required init?(coder: NSCoder) { nil }

  override var isSelected: Bool {
    didSet { showState() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height, 40)
    disc.frame = CGRect(
      x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    disc.layer.cornerRadius = side / 2
  }

  private func showState() {
    let color = style.color
    disc.backgroundColor = isSelected ? color.accent : nil
    disc.drawBorder(color.accent, width: isToday && !isSelected ? 2 : 0)
    label.textColor = isSelected ? color.onAccent : color.labelBody
  }
}
