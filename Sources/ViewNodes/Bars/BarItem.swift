// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// The base class of items in bars.
///
/// UIKit: `UIBarItem`.
#if MainActor
  @MainActor
#endif
open class BarItem: NSObject {
  /// The title.
  open var title: String? {
    didSet { if title != oldValue { didChange() } }
  }

  /// The image.
  open var image: Image? {
    didSet { if image != oldValue { didChange() } }
  }

  /// The distances by which the edges of the image move inward, in points; zero by default.
  open var imageInsets = EdgeInsets.zero {
    didSet { if imageInsets != oldValue { didChange() } }
  }

  /// A Boolean value that indicates whether the item can be tapped; `true` by default.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { didChange() } }
  }

  /// A number that identifies the item.
  open var tag = 0

  /// A name that identifies the item in tests, snapshots, and reports.
  open var accessibilityIdentifier: String? {
    didSet { if accessibilityIdentifier != oldValue { didChange() } }
  }

  /// The text that VoiceOver reads instead of the title, or `nil`, the default.
  open var accessibilityLabel: String? {
    didSet { if accessibilityLabel != oldValue { didChange() } }
  }

  /// The text that VoiceOver reads about the effect of the item, or `nil`, the default.
  open var accessibilityHint: String? {
    didSet { if accessibilityHint != oldValue { didChange() } }
  }

  private final var attributes: [UInt: TextAttributes] = [:]
  /// A closure that notifies the bar of visible changes.
  final var changed: (() -> Void)?

  /// Creates an empty item.
  public override init() {
    super.init()
  }

  /// Creates an empty item, because there are no archives to decode.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Sets the font and color of the title in a state; `nil` restores the bar's attributes.
  open func setTitleTextAttributes(_ attributes: TextAttributes?, for state: Control.State) {
    self.attributes[state.rawValue] = attributes
    didChange()
  }

  /// Returns the font and color set for the title in a state.
  open func titleTextAttributes(for state: Control.State) -> TextAttributes? {
    attributes[state.rawValue]
  }

  /// A description in UIKit's format: `<UIBarButtonItem: title = 'Save'>`.
  open override nonisolated var description: String {
    describing {
      var text = ObjectDescription(self, named: accessibilityIdentifier)
      if let title { text.add("title", "'\(title)'") }
      return text.text
    }
  }

  final func didChange() {
    changed?()
  }

  /// Changes the item without notifying its bar.
  package final func changeSilently(_ change: () -> Void) {
    let notify = changed
    changed = nil
    change()
    changed = notify
  }
}
