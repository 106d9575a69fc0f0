// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A control that shows views and performs an action on a tap.
final class TouchNode: Control, AccessibilityCollecting, ActingNode, FigureTouching {
  var spokenActions = SpokenActions()
  var touchedFigure: BezierPath?
  var action: () -> Void = {}
  /// Called when a touch begins or ends.
  var onPress: (Bool) -> Void = { _ in }
  private var words: [String] = []
  private var ownLabel: String?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    super.accessibilityTraits = .button
    addAction(for: .touchUpInside) { [weak self] in
      guard let self else { return }
      ScreenClock(of: self).perform(action)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func point(inside point: CGPoint, with event: ViewNodes.Event?) -> Bool {
    super.point(inside: point, with: event) && figureContains(point)
  }

  override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { onPress(isHighlighted) } }
  }

  override var accessibilityLabel: String? {
    get { ownLabel ?? (words.isEmpty ? nil : words.joined(separator: ", ")) }
    set { ownLabel = newValue }
  }

  override var accessibilityTraits: AccessibilityTraits {
    get {
      var traits = super.accessibilityTraits
      if !isEnabled { traits.insert(.notEnabled) }
      if spokenActions.isAdjustable { traits.insert(.adjustable) }
      return traits
    }
    // Whether it is enabled isn't kept with the traits that modifiers change.
    set { super.accessibilityTraits = newValue.subtracting(.notEnabled) }
  }

  override func accessibilityActivate() -> Bool { spokenActions.perform(.default) }
  override func accessibilityPerformEscape() -> Bool { spokenActions.perform(.escape) }
  override func accessibilityIncrement() { spokenActions.adjust(.increment) }
  override func accessibilityDecrement() { spokenActions.adjust(.decrement) }

  func collect(_ words: [String]) { self.words = words }
}
