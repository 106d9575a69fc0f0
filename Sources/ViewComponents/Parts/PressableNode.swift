// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews

/// A control made of other views that takes touches for all of them and is read aloud as one.
///
/// A tap sends ``ViewNodes/Control/Event/primaryActionTriggered``. It is at least 44 points in each
/// direction to a finger, however small it looks, and fades while it is pressed or disabled.
open class PressableNode: UIControl {
  /// Makes a control without content.
  ///
  /// - Parameter frame: The frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    translatesAutoresizingMaskIntoConstraints = false
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  #if UIKitViews
    /// Makes none: components are not decoded.
    public required init?(coder: NSCoder) { nil }
  #endif

  /// Called when a tap ends inside, before the events of the control; the default does nothing.
  open func didPress() {}

  /// The traits of the control and its state.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      var traits = super.accessibilityTraits
      if isSelected { traits.insert(.selected) }
      if !isEnabled { traits.insert(.notEnabled) }
      return traits
    }
    set { super.accessibilityTraits = newValue }
  }

  /// Whether the control responds to touches; it fades while it does not.
  open override var isEnabled: Bool {
    didSet { fade() }
  }

  /// Whether a finger lies on the control.
  open override var isHighlighted: Bool {
    didSet { fade() }
  }

  private func fade() {
    alpha = isEnabled ? (isHighlighted ? 0.6 : 1) : 0.4
  }

  /// Ends a tap.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside else { return }
    didPress()
    sendActions(for: .primaryActionTriggered)
  }

  /// The control itself for all that lies in it.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event) == nil ? nil : self
  }

  /// A finger needs 44 points, however small the control looks.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let missing = CGSize(width: max(0, 44 - bounds.width), height: max(0, 44 - bounds.height))
    return bounds.insetBy(dx: -missing.width / 2, dy: -missing.height / 2).contains(point)
  }
}
