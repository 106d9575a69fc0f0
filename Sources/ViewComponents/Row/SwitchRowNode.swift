// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews

/// A row that switches a setting on and off, by a tap anywhere.
///
/// A tap sends ``ViewNodes/Control/Event/valueChanged``.
open class SwitchRowNode: RowNode {
  /// Shows whether the setting is on.
  public final let switchNode: UISwitch

  /// Makes a row that is off.
  ///
  /// - Parameter style: What the row is styled with.
  public init(style: ComponentStyle = ComponentStyle()) {
    switchNode = OutlinedSwitchNode(style: style)
    super.init(style: style, accessory: SwitchBoxNode(switchNode))
    accessibilityTraits = [.button, .toggleButton]
  }

  #if UIKitViews
    /// Makes none: components are not decoded.
    public required init?(coder: NSCoder) { nil }
  #endif

  /// Whether the setting is on.
  ///
  /// Setting it sends no event.
  open var isOn: Bool {
    get { switchNode.isOn }
    set { switchNode.isOn = newValue }
  }

  /// Switches to the other state.
  open override func didPress() {
    isOn.toggle()
    sendActions(for: .valueChanged)
  }

  /// 1 or 0, as of a switch.
  open override var accessibilityValue: String? {
    get { switchNode.accessibilityValue }
    set { switchNode.accessibilityValue = newValue }
  }
}
