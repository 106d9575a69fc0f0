// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews

/// A row with a checkbox or a radio button before its title.
///
/// A tap that changes it sends ``ViewNodes/Control/Event/valueChanged``.
open class ChoiceRowNode: RowNode {
  /// The kind of control with which the row is selected.
  public nonisolated enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A checkbox, which each tap toggles.
    case checkbox
    /// A radio button, which a tap only turns on.
    case radio
  }

  /// The kind of control with which the row is selected.
  public final let kind: Kind
  private let mark: ChoiceMarkNode

  /// Creates a row that is not selected.
  ///
  /// - Parameters:
  ///   - kind: The kind of control with which the row is selected.
  ///   - style: The style of the row.
  public init(_ kind: Kind, style: ComponentStyle = ComponentStyle()) {
    self.kind = kind
    mark = ChoiceMarkNode(kind, style: style)
    super.init(style: style)
    leadingNode = mark
    accessibilityTraits = kind == .checkbox ? [.button, .toggleButton] : .button
  }

  /// Returns `nil`, because components do not support decoding.
  public required init?(coder: NSCoder) { nil }

  /// A Boolean value that indicates whether the row is selected.
  ///
  /// Setting it sends no event.
  open var isOn: Bool {
    get { mark.isOn }
    set { mark.isOn = newValue }
  }

  /// Toggles a checkbox, or turns a radio button on.
  open override func didPress() {
    guard kind == .checkbox || !isOn else { return }
    isOn.toggle()
    sendActions(for: .valueChanged)
  }

  /// The accessibility traits of the row, which reflect its state.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(kind == .radio && isOn ? .selected : []) }
    set { super.accessibilityTraits = newValue }
  }

  /// The accessibility value: `1` or `0` for a checkbox.
  open override var accessibilityValue: String? {
    get { kind == .checkbox ? (isOn ? "1" : "0") : super.accessibilityValue }
    set { super.accessibilityValue = newValue }
  }
}
