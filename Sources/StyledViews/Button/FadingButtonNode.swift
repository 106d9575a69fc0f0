// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import PlatformViews

/// A button that fades, including its border and gradient, while pressed or disabled.
class FadingButtonNode: UIButton {
  override init(frame: CGRect) {
    super.init(frame: frame)
    // The image fades with the rest of the button.
    adjustsImageWhenDisabled = false
  }

  required init?(coder: NSCoder) { nil }

  /// Makes the title follow the text size, wrapping at very large sizes; at others, it shrinks to as
  /// little as half its size to fit the width.
  func scalesTitle(in role: Theme.Typography.Role) {
    setContentCompressionResistancePriority(.componentContent, for: .vertical)
    guard let titleLabel else { return }
    titleLabel.font = role.uiFont
    titleLabel.adjustsFontForContentSizeCategory = true
    setPreferredSymbolConfiguration(
      UIImage.SymbolConfiguration(font: role.uiFont), forImageIn: .normal)
    titleLabel.adjustsFontSizeToFitWidth = true
    titleLabel.minimumScaleFactor = 0.5
    titleLabel.wrapInAccessibilitySizes()
    titleLabel.textAlignment = .center
  }

  /// Returns whether a point is in the touch area of at least 44 points.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let missing = CGSize(width: max(0, 44 - bounds.width), height: max(0, 44 - bounds.height))
    return bounds.insetBy(dx: -missing.width / 2, dy: -missing.height / 2).contains(point)
  }

  override var isEnabled: Bool {
    didSet { if isEnabled != oldValue { fade() } }
  }

  override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { fade() } }
  }

  private func fade() {
    alpha = isEnabled ? (isHighlighted ? 0.6 : 1) : 0.4
  }
}
