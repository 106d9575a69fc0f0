// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews

/// A row with a mark before its title that says whether it is chosen.
///
/// A tap that changes it sends ``ViewNodes/Control/Event/valueChanged``.
open class ChoiceRowNode: RowNode {
  /// The way in which the row is selected.
  public nonisolated enum Kind: String, CaseIterable, Hashable, Sendable {
    /// By itself: each tap turns it over.
    case checkbox
    /// Instead of others: a tap turns it on only.
    case radio
  }

  /// The way in which the row is selected.
  public final let kind: Kind
  private let mark: ChoiceMarkNode

  /// Makes a row that is not chosen.
  ///
  /// - Parameters:
  ///   - kind: How the row is chosen.
  ///   - style: What the row is styled with.
  public init(_ kind: Kind, style: ComponentStyle = ComponentStyle()) {
    self.kind = kind
    mark = ChoiceMarkNode(kind, style: style)
    super.init(style: style)
    leadingNode = mark
    accessibilityTraits = kind == .checkbox ? [.button, .toggleButton] : .button
  }

  #if UIKitViews
    /// Makes none: components are not decoded.
    public required init?(coder: NSCoder) { nil }
  #endif

  /// Whether the row is chosen.
  ///
  /// Setting it sends no event.
  open var isOn: Bool {
    get { mark.isOn }
    set { mark.isOn = newValue }
  }

  /// Turns a checkbox over, and a radio button on.
  open override func didPress() {
    guard kind == .checkbox || !isOn else { return }
    isOn.toggle()
    sendActions(for: .valueChanged)
  }

  /// The traits of the row and its state.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(kind == .radio && isOn ? .selected : []) }
    set { super.accessibilityTraits = newValue }
  }

  /// 1 or 0 for a checkbox.
  open override var accessibilityValue: String? {
    get { kind == .checkbox ? (isOn ? "1" : "0") : super.accessibilityValue }
    set { super.accessibilityValue = newValue }
  }
}
