// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews

/// A row that toggles a setting on a tap.
///
/// A tap sends ``ViewNodes/Control/Event/valueChanged``.
open class SwitchRowNode: RowNode {
  /// The switch.
  public final let switchNode: UISwitch

  /// Creates a row whose setting is off.
  ///
  /// - Parameter style: The style of the row.
  public init(style: ComponentStyle = ComponentStyle()) {
    switchNode = OutlinedSwitchNode(style: style)
    super.init(style: style, accessory: SwitchBoxNode(switchNode))
    accessibilityTraits = [.button, .toggleButton]
  }

  /// Returns `nil`, because components do not support decoding.
  public required init?(coder: NSCoder) { nil }

  /// A Boolean value that indicates whether the setting is on.
  ///
  /// Setting it sends no event.
  open var isOn: Bool {
    get { switchNode.isOn }
    set { switchNode.isOn = newValue }
  }

  /// Toggles the setting.
  open override func didPress() {
    isOn.toggle()
    sendActions(for: .valueChanged)
  }

  /// The accessibility value: `1` or `0`, as for a switch.
  open override var accessibilityValue: String? {
    get { switchNode.accessibilityValue }
    set { switchNode.accessibilityValue = newValue }
  }
}
