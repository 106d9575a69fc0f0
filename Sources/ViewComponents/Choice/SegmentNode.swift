// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import PlatformViews

/// One of the segments of a choice, or one of the tabs of a page.
final class SegmentNode: PressableNode {
  enum Look {
    case segment, tab
  }

  let titleLabel: UILabel
  private let style: ComponentStyle
  private let look: Look
  private let line = UIView()

  init(_ title: String, look: Look, style: ComponentStyle) {
    self.style = style
    self.look = look
    titleLabel = style.label(\.subtitle, style.color.labelBody, text: title, alignment: .center)
    super.init(frame: .zero)
    accessibilityLabel = title
    layer.cornerRadius = look == .segment ? style.shape.small : 0
    fill(with: titleLabel, horizontal: look == .segment ? .eight : .twelve, vertical: .eight)
    constrainMinimumHeight(44)
    line.translatesAutoresizingMaskIntoConstraints = false
    line.backgroundColor = style.color.accent
    if look == .tab {
      addSubview(line)
      NSLayoutConstraint.activate([
        line.leadingAnchor.constraint(equalTo: leadingAnchor),
        line.trailingAnchor.constraint(equalTo: trailingAnchor),
        line.bottomAnchor.constraint(equalTo: bottomAnchor),
        line.heightAnchor.constraint(equalToConstant: 3),
      ])
    }
    showState()
  }

  required init?(coder: NSCoder) { nil }

  override var isSelected: Bool {
    didSet { showState() }
  }

  private func showState() {
    let color = style.color
    switch look {
    case .segment:
      backgroundColor = isSelected ? color.accent : nil
      titleLabel.textColor = isSelected ? color.onAccent : color.labelBody
    case .tab:
      line.isHidden = !isSelected
      titleLabel.textColor = isSelected ? color.link : color.labelBody
    }
  }
}
