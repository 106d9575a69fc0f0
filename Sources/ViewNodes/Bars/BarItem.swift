// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// What buttons of bars have in common. UIKit: `UIBarItem`.
open class BarItem {
  /// The words shown.
  open var title: String? {
    didSet { if title != oldValue { didChange() } }
  }

  /// The image shown.
  open var image: Image? {
    didSet { if image != oldValue { didChange() } }
  }

  /// A Boolean value that indicates whether the item can be tapped; `true` by default.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { didChange() } }
  }

  /// A number to find the item by.
  open var tag = 0

  /// A name for tests, snapshots and reports.
  open var accessibilityIdentifier: String? {
    didSet { if accessibilityIdentifier != oldValue { didChange() } }
  }

  private final var attributes: [UInt: TextAttributes] = [:]
  /// Called when something that is shown has changed: the bar listens.
  final var changed: (() -> Void)?

  /// Creates an item that shows nothing.
  public init() {}

  /// Sets font and color of the title in a state; `nil` takes the bar's.
  open func setTitleTextAttributes(_ attributes: TextAttributes?, for state: Control.State) {
    self.attributes[state.rawValue] = attributes
    didChange()
  }

  /// The font and color set for the title in a state.
  open func titleTextAttributes(for state: Control.State) -> TextAttributes? {
    attributes[state.rawValue]
  }

  final func didChange() {
    changed?()
  }
}
