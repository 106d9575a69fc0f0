// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import PlatformViews

/// A container that scales a switch, which has a fixed size, with the text size.
final class SwitchBoxNode: UIView {
  private let switchNode: UISwitch

  init(_ switchNode: UISwitch) {
    self.switchNode = switchNode
    super.init(frame: .zero)
    addSubview(switchNode)
    constrainToIntrinsicSize()
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    grown(switchNode.bounds.size, atMost: 1.6)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = switchNode.bounds.size
    let scale = min(bounds.width / max(size.width, 1), bounds.height / max(size.height, 1))
    switchNode.transform = CGAffineTransform(scaleX: scale, y: scale)
    switchNode.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}
