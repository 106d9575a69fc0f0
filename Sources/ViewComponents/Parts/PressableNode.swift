// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews

/// A control composed of other views that receives touches for all of them and is a single
/// accessibility element.
///
/// A tap sends ``ViewNodes/Control/Event/primaryActionTriggered``. Its touch area is at least 44
/// points in each direction regardless of its size, and it is faded while pressed or disabled.
open class PressableNode: UIControl {
  /// Creates a control without content.
  ///
  /// - Parameter frame: The frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    translatesAutoresizingMaskIntoConstraints = false
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  /// Returns `nil`, because components do not support decoding.
  public required init?(coder: NSCoder) { nil }

  /// Responds to a tap that ends inside the control, before the control sends its events.
  ///
  /// The default implementation does nothing.
  open func didPress() {}

  /// The accessibility traits of the control, which reflect its state.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      var traits = super.accessibilityTraits
      if isSelected { traits.insert(.selected) }
      if !isEnabled { traits.insert(.notEnabled) }
      return traits
    }
    set { super.accessibilityTraits = newValue }
  }

  /// A Boolean value that indicates whether the control responds to touches; it is faded while
  /// disabled.
  open override var isEnabled: Bool {
    didSet { fade() }
  }

  /// A Boolean value that indicates whether the control is pressed.
  open override var isHighlighted: Bool {
    didSet { fade() }
  }

  private func fade() {
    alpha = isEnabled ? (isHighlighted ? 0.6 : 1) : 0.4
  }

  /// Completes a tap that ends inside the control.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside else { return }
    didPress()
    sendActions(for: .primaryActionTriggered)
  }

  /// Returns the control itself for all of its descendants.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event) == nil ? nil : self
  }

  /// Returns whether a point is in the touch area of at least 44 points.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let missing = CGSize(width: max(0, 44 - bounds.width), height: max(0, 44 - bounds.height))
    return bounds.insetBy(dx: -missing.width / 2, dy: -missing.height / 2).contains(point)
  }
}
